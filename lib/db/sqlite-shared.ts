import "server-only";
import type { Tx } from "./client";

/** What writes of one topic share within a batch: changes that wait for the end, of which the last about a thing counts. */
export class LastChanges {
  #last = new Map<string, () => unknown>();

  /** Defers a change. A later one with the same `about` replaces it. */
  beforeCommit(about: string, change: () => unknown) {
    this.#last.set(about, change);
  }

  /** Returns a function that brings back what is deferred now. */
  mark() {
    const before = new Map(this.#last);
    return () => {
      this.#last = before;
    };
  }

  async finish() {
    for (const change of this.#last.values()) await change();
    this.#last.clear();
  }
}

/** A transaction as seen by the writes that share what they know of it. */
export type Share = { tx: Tx; lastChanges: LastChanges };

/**
 * Gives the writes of one topic that follow each other in a batch the same share, and each other write one of its own:
 * it must find in the database what those before it have changed.
 */
export function sharesOf(open: () => Share) {
  let current: (Share & { topic: string }) | undefined;

  async function close() {
    const closing = current;
    current = undefined;
    await closing?.lastChanges.finish();
  }

  return {
    close,
    async of(topic: string | undefined) {
      if (topic !== undefined && topic === current?.topic) return current;
      await close();
      const share = open();
      if (topic !== undefined) current = { ...share, topic };
      return share;
    },
  };
}
