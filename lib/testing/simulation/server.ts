import { AsyncLocalStorage } from "node:async_hooks";
import { type Storage, setStorage, type Tx } from "@/lib/db/client";
import { playDue } from "@/lib/party/decks/play";
import { turnEvents } from "@/lib/party/requests/turn";
import { type Clock, running } from "./clock";

/** What became of an announcement: it arrives after so many ms, or never. */
type Way = number | "lost";

/** A call whose process died before it could answer. */
export class Killed extends Error {}

const announcing = new AsyncLocalStorage<Set<string>>();

/** Lets each server have process-wide values of its own, though all live in one process. */
export function separateSingletons() {
  const { crowdcueSingletons: shared } = globalThis as {
    crowdcueSingletons?: Map<string, unknown>;
  };
  if (!shared) throw new Error("The product has no singletons.");
  const outside = new Map(shared);
  const here = () => (running.getStore() as Server | undefined)?.singletons ?? outside;
  Object.assign(shared, {
    has: (name: string) => here().has(name),
    get: (name: string) => here().get(name),
    set: (name: string, value: unknown) => here().set(name, value),
    delete: (name: string) => here().delete(name),
  });
}

/** How often a server opens and closes events, as `lib/start.ts` has it. */
const TURN_EVERY_MS = 1000;
/** How often it plays what the decks have played for long enough. */
const PLAY_EVERY_MS = 1000;

/** One of the processes that serve the site. All share a storage. */
export class Server {
  readonly singletons = new Map<string, unknown>();
  readonly #listeners = new Set<(topic: string | undefined) => void>();
  readonly skewMs: number;
  readonly #clock: Clock;
  readonly onDeath = new Set<() => void>();
  isAlive = true;
  /** Dies at its next commit, before anybody learns of it. */
  diesAtCommit = false;
  /** What becomes of what it announces to others. */
  way: Way = 0;
  readonly #others: () => readonly Server[];

  constructor(shared: Storage, clock: Clock, skewMs: number, others: () => readonly Server[]) {
    this.#clock = clock;
    this.skewMs = skewMs;
    this.#others = others;
    this.run(() => {
      setStorage(this.#storageOn(shared));
      setInterval(() => turnEvents().catch(ignoreDeath), TURN_EVERY_MS);
      setInterval(() => playDue().catch(ignoreDeath), PLAY_EVERY_MS);
    });
  }

  /** Answers a call, unless the process dies before it can. */
  async answer<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await this.run(call);
    } finally {
      this.#refuseIfDead();
    }
  }

  /** Runs `work` as this process. */
  run<T>(work: () => T): T {
    return running.run(this, work);
  }

  hear(topic: string | undefined) {
    if (this.isAlive) for (const listener of this.#listeners) this.run(() => listener(topic));
  }

  kill() {
    this.isAlive = false;
    this.#clock.removeOf(this);
    this.#listeners.clear();
    for (const mourn of this.onDeath) mourn();
  }

  #storageOn(shared: Storage): Storage {
    return {
      ...shared,
      // As with PostgreSQL, another process may have changed what this one shows.
      engine: "postgres",
      write: async (work, topic, ahead) => {
        this.#refuseIfDead();
        const topics = new Set<string>();
        const value = await shared.write(
          // Writes of several processes share a commit, but each has its own clock.
          (tx: Tx, early?: Promise<unknown>) =>
            this.run(() => announcing.run(topics, () => work(tx, early))),
          topic,
          ahead,
        );
        if (this.diesAtCommit) this.kill();
        this.#refuseIfDead();
        for (const each of topics) this.#tell(each);
        return value;
      },
      announce: async (_tx, topic) => void announcing.getStore()?.add(topic),
      listen: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
      close: async () => undefined,
    };
  }

  #refuseIfDead() {
    if (!this.isAlive) throw new Killed();
  }

  #tell(topic: string) {
    this.hear(topic);
    const { way } = this;
    if (way === "lost") return;
    const tellOthers = () => {
      for (const other of this.#others()) if (other !== this) other.hear(topic);
    };
    this.#clock.add(tellOthers, way);
  }
}

function ignoreDeath(error: unknown) {
  if (!(error instanceof Killed)) throw error;
}
