import "server-only";
import type { ServerResponse } from "node:http";

/** What takes the bytes: the queue of a web stream or a connection. */
type Sink = {
  write: (bytes: Uint8Array) => void;
  end: () => void;
  /** How many bytes nobody has taken yet. */
  unread: () => number;
};

/**
 * A body that is pushed as news comes. Next.js reads it as a web stream; `sendTo` writes it to the connection without
 * one, whose promises cost half as much as the write itself, for each message and reader. What is pushed before
 * either begins waits for it.
 */
export class PushedBody {
  #waiting: Uint8Array[] = [];
  #sink: Sink | undefined;
  #hasEnded = false;
  readonly #onLeave: () => void;
  readonly readable: ReadableStream<Uint8Array>;

  /** `onLeave` is called when the client leaves. */
  constructor(onLeave: () => void) {
    this.#onLeave = onLeave;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      if (!this.#sink) this.#begin(queueOf(controller));
    };
    // With a higher mark, the stream would pull before anybody reads.
    const strategy = new ByteLengthQueuingStrategy({ highWaterMark: 0 });
    this.readable = new ReadableStream({ pull, cancel: onLeave }, strategy);
  }

  /**
   * Ends the body with the connection and writes it to the socket as it is: to frame each message as a chunk takes a
   * fifth of a delivery. A response that waits for its turn on a connection has no socket yet.
   */
  sendTo(outgoing: ServerResponse) {
    if (outgoing.closed) return this.#onLeave();
    outgoing.once("close", this.#onLeave);
    outgoing.removeHeader("transfer-encoding");
    outgoing.setHeader("connection", "close");
    outgoing.flushHeaders();
    this.#begin({
      write: (bytes) => (outgoing.socket?.writable ? outgoing.socket : outgoing).write(bytes),
      end: () => outgoing.end(),
      unread: () => outgoing.writableLength,
    });
  }

  #begin(sink: Sink) {
    this.#sink = sink;
    for (const bytes of this.#waiting.splice(0)) sink.write(bytes);
    if (this.#hasEnded) sink.end();
  }

  write(bytes: Uint8Array) {
    if (this.#sink) this.#sink.write(bytes);
    else this.#waiting.push(bytes);
  }

  end() {
    this.#hasEnded = true;
    this.#sink?.end();
  }

  /** How many bytes the client has not taken yet. */
  get unread() {
    if (this.#sink) return this.#sink.unread();
    return this.#waiting.reduce((sum, { length }) => sum + length, 0);
  }
}

function queueOf(controller: ReadableStreamDefaultController<Uint8Array>): Sink {
  return {
    write: (bytes) => controller.enqueue(bytes),
    end: () => controller.close(),
    unread: () => -(controller.desiredSize ?? 0),
  };
}

/** A response with such a body. */
export class PushedResponse extends Response {
  readonly pushed: PushedBody;

  constructor(pushed: PushedBody, init: ResponseInit) {
    super(pushed.readable, init);
    this.pushed = pushed;
  }
}
