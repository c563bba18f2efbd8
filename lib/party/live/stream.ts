import "server-only";
import { singleton } from "@/lib/process/singleton";
import type { Batch, Delta } from "./deltas";

/** Proxies and phones close what is silent for longer; product.md asks for one in 15 s. */
const HEARTBEAT_MS = 15_000;
/** A phone that reads slower than this much behind is let go: it comes back and reads anew. */
const MOST_UNREAD_BYTES = 256 * 1024;
const encoder = new TextEncoder();
const HEARTBEAT = encoder.encode(": \n\n");
/** How soon a browser comes back by itself. */
const GREETING = encoder.encode("retry: 1000\n\n");

export const STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  // Without no-transform Next.js compresses the stream, at three times the memory per client.
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
};

export const openStreams = singleton("live streams", () => {
  const streams = new Set<LiveStream>();
  setInterval(() => {
    for (const stream of streams) stream.beat();
  }, HEARTBEAT_MS).unref();
  return streams;
});

/** One open event stream: bytes in, and the id up to which its reader knows everything. */
export class LiveStream {
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #onEnd: (() => void) | undefined;
  #sent: number;
  readonly response: Response;
  /** The DJ who reads it, if a DJ does. */
  readonly reader: string | undefined;

  constructor(cursor: number, reader?: string) {
    this.#sent = cursor;
    this.reader = reader;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
          controller.enqueue(GREETING);
        },
        cancel: () => this.#left(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD_BYTES }),
    );
    this.response = new Response(body, { headers: STREAM_HEADERS });
    openStreams.get().add(this);
  }

  /**
   * Ends it when its reader leaves. The server cancels a body that it passes on; one whose reader has left before
   * that it only drops.
   */
  endWith(reader: AbortSignal | undefined) {
    if (reader?.aborted) this.end();
    else reader?.addEventListener("abort", () => this.end(), { once: true });
  }

  /** What to do when it ends, at once if it has. */
  onEnd(leave: () => void) {
    if (this.#controller) this.#onEnd = leave;
    else leave();
  }

  /** Sends the part of a batch that its reader does not know. `bytes` is the whole batch, encoded once for all. */
  send(batch: Batch, bytes: Uint8Array) {
    // A reader who knows more than this batch says may know it from a time that never was: then it is told anew.
    if (batch.to <= this.#sent && !(batch.isReset && batch.from >= this.#sent)) return;
    const isWhole = batch.isReset || batch.from === this.#sent;
    const news = isWhole ? bytes : encode({ ...batch, deltas: this.#unknown(batch.deltas) });
    this.#sent = batch.to;
    this.#write(news);
  }

  #unknown(deltas: Delta[]) {
    return deltas.filter(({ id }) => id > this.#sent);
  }

  beat() {
    this.#write(HEARTBEAT);
  }

  #write(bytes: Uint8Array) {
    if (!this.#controller) return;
    this.#controller.enqueue(bytes);
    if ((this.#controller.desiredSize ?? 0) <= 0) this.end();
  }

  end() {
    this.#controller?.close();
    this.#left();
  }

  #left() {
    this.#controller = undefined;
    openStreams.get().delete(this);
    this.#onEnd?.();
    this.#onEnd = undefined;
  }
}

/** A batch as the bytes of an event stream: an event for each change, or the advice to read anew. */
export function encode({ deltas, isReset, to }: Batch) {
  if (isReset) return encoder.encode(`event: reset\nid: ${to}\ndata: {}\n\n`);
  return encoder.encode(
    deltas.map((delta) => `id: ${delta.id}\ndata: ${JSON.stringify(delta)}\n\n`).join(""),
  );
}
