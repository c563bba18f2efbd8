import "server-only";
import { metrics } from "@/lib/process/metrics";
import { singleton } from "@/lib/process/singleton";
import { PushedBody, PushedResponse } from "@/lib/server/pushed-response";
import type { Batch, Delta } from "./deltas";

/** Proxies and phones close connections that stay idle for longer. */
const HEARTBEAT_MS = 15_000;
/** Heartbeats are spread over that time: thousands at once would make a change wait. */
const HEARTBEAT_TURNS = 60;
/** How soon a DJ's page learns that its connection hangs. Browsers hide comments, so this is an event. */
const PULSE_MS = 5000;
/** A phone that falls this far behind is dropped. It reconnects and reads its lists again. */
const MOST_UNREAD_BYTES = 256 * 1024;
const encoder = new TextEncoder();
const HEARTBEAT = encoder.encode(": \n\n");
const PULSE = encoder.encode("event: pulse\ndata: {}\n\n");
/** How soon a browser reconnects. */
const GREETING = encoder.encode("retry: 1000\n\n");

const RESET = encoder.encode("event: reset\ndata: {}\n\n");
/** Tells the page to stop reconnecting. */
const GONE = encoder.encode("event: gone\ndata: {}\n\n");

export const STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  // Without no-transform, Next.js compresses the stream, which takes three times the memory per client.
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
};

export const openStreams = singleton("live streams", () => {
  const streams = new Set<LiveStream>();
  let turn = 0;
  setInterval(() => {
    turn = (turn + 1) % HEARTBEAT_TURNS;
    for (const stream of streams) if (stream.turn === turn) stream.beat();
  }, HEARTBEAT_MS / HEARTBEAT_TURNS).unref();
  setInterval(() => {
    for (const stream of streams) stream.pulse();
  }, PULSE_MS).unref();
  return streams;
});

/** Whose stream it is. */
export type Reader = { dj?: string; guest?: string };

/** One open event stream: the response, and the id of the last change that its client knows. */
export class LiveStream {
  static #opened = 0;
  readonly #body = new PushedBody(() => this.#left());
  #hasLeft = false;
  #onEnd: (() => void) | undefined;
  #sent: number;
  readonly response: Response;
  /** The id of the DJ who reads it, if a DJ does. */
  readonly dj: string | undefined;
  /** The id of the guest. */
  readonly guest: string | undefined;
  /** In which of the turns it has its heartbeat. */
  readonly turn = LiveStream.#opened++ % HEARTBEAT_TURNS;

  constructor(cursor: number, { dj, guest }: Reader = {}) {
    this.#sent = cursor;
    this.dj = dj;
    this.guest = guest;
    this.response = new PushedResponse(this.#body, { headers: STREAM_HEADERS });
    openStreams.get().add(this);
    metrics()?.streams.inc();
    this.#write(GREETING);
    this.pulse();
  }

  /**
   * Ends the stream when its client disconnects. The server cancels a body that it is sending, but only drops
   * the body if the client disconnected earlier.
   */
  endOn(disconnect: AbortSignal | undefined) {
    if (disconnect?.aborted) this.end();
    else disconnect?.addEventListener("abort", () => this.end(), { once: true });
  }

  /** Calls `leave` when the stream ends, or at once if it has ended. */
  onEnd(leave: () => void) {
    if (this.#hasLeft) leave();
    else this.#onEnd = leave;
  }

  /**
   * Sends the part of a batch that the client does not know. `bytes` is the whole batch, encoded once for all
   * streams.
   */
  send(batch: Batch, bytes: Uint8Array) {
    // A client with a higher id than this batch may have it from a database that is gone; then it receives the
    // reset.
    if (batch.to <= this.#sent && !(batch.isReset && batch.from >= this.#sent)) return;
    const isWhole = batch.isReset || batch.from === this.#sent;
    const part = isWhole ? bytes : encode({ ...batch, deltas: this.#unknown(batch.deltas) });
    this.#sent = batch.to;
    this.#write(part);
  }

  #unknown(deltas: Delta[]) {
    return deltas.filter(({ id }) => id > this.#sent);
  }

  beat() {
    this.#write(HEARTBEAT);
  }

  /** Tells a DJ's page that the connection lives. */
  pulse() {
    if (this.dj) this.#write(PULSE);
  }

  #write(bytes: Uint8Array) {
    if (this.#hasLeft || bytes.length === 0) return;
    this.#body.write(bytes);
    if (this.#body.unread >= MOST_UNREAD_BYTES) this.end();
  }

  /** Has the page read everything again. */
  reset() {
    this.#write(RESET);
  }

  /** Ends the stream of a deleted event. */
  endAsGone() {
    this.#write(GONE);
    this.end();
  }

  end() {
    if (this.#hasLeft) return;
    this.#left();
    this.#body.end();
  }

  #left() {
    this.#hasLeft = true;
    if (openStreams.get().delete(this)) metrics()?.streams.dec();
    this.#onEnd?.();
    this.#onEnd = undefined;
  }
}

/** Encodes a batch for an event stream: one message per change, or a reset. */
export function encode({ deltas, isReset, to }: Batch) {
  if (isReset) return encoder.encode(`event: reset\nid: ${to}\ndata: {}\n\n`);
  return encoder.encode(
    deltas.map((delta) => `id: ${delta.id}\ndata: ${JSON.stringify(delta)}\n\n`).join(""),
  );
}
