import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** How soon a browser opens a lost stream again. */
const RETRY_MS = 1000;
let followers = [];

/** One phone: it opens its stream again from the last change that it knows, and notes what it has missed or got twice. */
class Follower {
  missed = 0;
  doubled = 0;
  resets = 0;
  losses = 0;
  /** How long it was without a stream, each time, in ms. */
  away = [];
  #ports;
  #path;
  #lostAt;
  #unread = "";
  #socket;
  isOver = false;

  constructor(ports, path, cursor) {
    this.#ports = ports;
    this.#path = path;
    this.last = cursor;
  }

  /** Resolves when its first stream is open. */
  open() {
    return new Promise((resolve) => {
      this.#onOpen = resolve;
      this.#connect();
    });
  }

  #onOpen;

  #connect() {
    const [port] = this.#ports;
    this.#unread = "";
    this.#socket = connect(port, "127.0.0.1").setEncoding("latin1");
    const lines = [`GET ${this.#path}?cursor=${this.last} HTTP/1.1`, "host: 127.0.0.1", "", ""];
    this.#socket.write(lines.join("\r\n"));
    this.#socket.on("data", (piece) => this.#hear(piece));
    // What ends it, an error included, closes it.
    this.#socket.on("error", () => {});
    this.#socket.on("close", () => this.#lose());
  }

  async #lose() {
    if (this.isOver) return;
    this.#lostAt ??= performance.now();
    this.losses += 1;
    // The next try goes to another process, as behind a proxy.
    this.#ports = [...this.#ports.slice(1), this.#ports[0]];
    await pause(RETRY_MS);
    if (!this.isOver) this.#connect();
  }

  #hear(piece) {
    const blocks = (this.#unread + piece).split("\n\n");
    this.#unread = blocks.pop();
    for (const block of blocks) {
      if (block.includes("retry: ")) this.#arrive();
      const id = Number(/^id: (\d+)$/m.exec(block)?.[1] ?? 0);
      if (block.includes("event: reset")) this.#start(id);
      else if (id > 0) this.#count(id);
    }
    // The end of a body: a stream that its server ends.
    if (this.#unread.endsWith("0\r\n\r\n")) this.#socket.destroy();
  }

  #arrive() {
    if (this.#lostAt) this.away.push(performance.now() - this.#lostAt);
    this.#lostAt = undefined;
    this.#onOpen?.();
  }

  /** Too much was missed: a page reads its lists again. */
  #start(id) {
    this.resets += 1;
    this.last = id;
  }

  #count(id) {
    if (id <= this.last) this.doubled += 1;
    else this.missed += id - this.last - 1;
    this.last = Math.max(this.last, id);
  }

  close() {
    this.isOver = true;
    this.#socket.destroy();
  }
}

/** Opens event streams that come back when they are lost, at these ports in turn. */
export async function follow({ ports, path, count, cursor = 0 }) {
  for (let done = 0; done < count; done += 50) {
    const some = Array.from({ length: Math.min(50, count - done) }, (_, index) => {
      const first = index % ports.length;
      return new Follower([...ports.slice(first), ...ports.slice(0, first)], path, cursor);
    });
    followers.push(...some);
    await Promise.all(some.map((follower) => follower.open()));
  }
}

/** Waits until all know the change `cursor`, or for `withinMs`. Returns what they have seen together. */
export async function followed({ cursor, withinMs }) {
  const until = performance.now() + withinMs;
  const behind = () => followers.filter(({ last }) => last !== cursor).length;
  while (behind() > 0 && performance.now() < until) await pause(50);
  const sum = (name) => followers.reduce((total, follower) => total + follower[name], 0);
  const away = followers.flatMap((follower) => follower.away);
  return {
    behind: behind(),
    missed: sum("missed"),
    doubled: sum("doubled"),
    resets: sum("resets"),
    losses: sum("losses"),
    longestAwayMs: Math.max(0, ...away),
  };
}

export function unfollow() {
  for (const follower of followers) follower.close();
  followers = [];
}
