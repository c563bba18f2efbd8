import type { Caller } from "./calls";

export type Heard = { id: number; event: string; data: Record<string, unknown> };

/** An open event stream with what it has received, raw and as events. */
export class Listener {
  readonly events: Heard[] = [];
  raw = "";
  isEnded = false;
  readonly response: Response;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;

  private constructor(response: Response) {
    this.response = response;
    this.#reader = response.body?.getReader();
  }

  static async open(caller: Caller, path: string, headers?: Record<string, string>) {
    const listener = new Listener(await caller.open("GET", path, headers && { headers }));
    void listener.#read();
    return listener;
  }

  async #read() {
    const decoder = new TextDecoder();
    let unread = "";
    for (;;) {
      const part = await this.#reader?.read();
      if (!part || part.done) break;
      const text = decoder.decode(part.value, { stream: true });
      this.raw += text;
      const blocks = (unread + text).split("\n\n");
      unread = blocks.pop() ?? "";
      for (const block of blocks) this.#hear(block);
    }
    this.isEnded = true;
  }

  #hear(block: string) {
    const fields = new Map(
      block.split("\n").map((line) => /^(\w*): ?(.*)$/.exec(line)?.slice(1) as [string, string]),
    );
    const data = fields.get("data");
    if (!data) return;
    const event = fields.get("event") ?? "message";
    // That the connection lives is no news.
    if (event === "pulse") return;
    this.events.push({ id: Number(fields.get("id")), event, data: JSON.parse(data) });
  }

  get ids() {
    return this.events.map(({ id }) => id);
  }

  /** Resolves once `isTrue` holds; rejects when it never does. */
  async until(isTrue: () => boolean, withinMs = 5000) {
    const end = performance.now() + withinMs;
    while (!isTrue()) {
      if (performance.now() > end) throw new Error(`Never happened; heard ${this.raw.slice(-500)}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  close() {
    return this.#reader?.cancel();
  }
}
