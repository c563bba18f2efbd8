import { batch } from "@/lib/client/scheduling/batch";
import { type Connection, type Listener, openEventStream } from "./event-stream";

type Member = Listener & {
  /** Whether it needs the stream while the page is hidden, such as a board that plays a sound. */
  hearsHidden: boolean;
};

/** The one stream of this page at a URL, shared by all its members. */
class SharedStream {
  readonly #url: string;
  readonly #members = new Set<Member>();
  /** All members hear of a change in one task, so that the page renders once. */
  readonly #messages = batch(({ data, id }: { data: unknown; id: number }) => {
    for (const { onMessage } of this.#members) onMessage(data, id);
  });
  #lastId: number;
  #connection: Connection = "connecting";
  #close: (() => void) | undefined;

  constructor(url: string, cursor: number) {
    this.#url = url;
    this.#lastId = cursor;
    document.addEventListener("visibilitychange", this.#update);
  }

  join(member: Member, cursor: number) {
    // It may have missed what comes before that.
    this.#messages.flush();
    this.#members.add(member);
    member.onConnection(this.#connection);
    // A member with an older cursor must not miss changes; the others ignore the repeated ones.
    if (cursor < this.#lastId) {
      this.#lastId = cursor;
      this.#stop();
    }
    this.#update();
  }

  leave(member: Member) {
    // Whoever joins again begins with what comes after.
    this.#messages.flush();
    this.#members.delete(member);
    this.#update();
    if (this.#members.size > 0) return;
    this.#messages.stop();
    document.removeEventListener("visibilitychange", this.#update);
    streams.delete(this.#url);
  }

  /** Browsers limit the connections to one site, so a hidden page closes its stream if it can. */
  readonly #update = () => {
    const isWanted = [...this.#members].some(({ hearsHidden }) => hearsHidden || !document.hidden);
    if (!isWanted) return this.#stop();
    this.#close ??= openEventStream(this.#url, this.#lastId, {
      onMessage: (data, id) => {
        this.#lastId = id;
        this.#messages.take({ data, id });
      },
      onReset: (id) => {
        this.#messages.flush();
        this.#lastId = id;
        for (const { onReset } of this.#members) onReset(id);
      },
      onGone: () => {
        for (const { onGone } of this.#members) onGone();
      },
      onConnection: (connection) => {
        this.#connection = connection;
        for (const { onConnection } of this.#members) onConnection(connection);
      },
    });
  };

  #stop() {
    this.#close?.();
    this.#close = undefined;
    this.#connection = "connecting";
  }
}

const streams = new Map<string, SharedStream>();

/** Joins the shared stream at `url`, starting from `cursor`. Returns a function that leaves it. */
export function joinEventStream(url: string, cursor: number, member: Member) {
  const stream = streams.get(url) ?? new SharedStream(url, cursor);
  streams.set(url, stream);
  stream.join(member, cursor);
  return () => stream.leave(member);
}
