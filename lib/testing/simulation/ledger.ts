import type { Stored } from "./rows";
import { Violation } from "./violation";

/** What the product has acknowledged, which it must never lose nor do twice. */
export class Ledger {
  /** Who has submitted what. */
  readonly submitted = new Map<string, { eventId: string; guestId: string; at: number }>();
  /** What a page has called its steps. */
  readonly steps = new Map<string, string>();
  /** Who is behind what, as they were told. */
  readonly #behind = new Map<string, { eventId: string; guestId: string; requestId: string }>();
  readonly #forgotten = new Set<string>();
  /** Requests that are or were one card, by id. */
  readonly #family = new Map<string, string>();

  back(eventId: string, guestId: string, requestId: string) {
    this.#behind.set(`${guestId} ${requestId}`, { eventId, guestId, requestId });
  }

  /** The guest has left the request: nothing is known of those that it was one with either. */
  leave(guestId: string, requestId: string) {
    const family = this.familyOf(requestId);
    for (const [key, entry] of this.#behind) {
      if (entry.guestId === guestId && this.familyOf(entry.requestId) === family) {
        this.#behind.delete(key);
      }
    }
  }

  /** The DJ erases who the guest is: what they asked for and backed stays, but nobody knows that it was them. */
  forget(eventId: string, guestId: string) {
    this.#forgotten.add(`${guestId} ${eventId}`);
    for (const ledger of [this.submitted, this.#behind]) {
      for (const [key, entry] of ledger) {
        if (entry.eventId === eventId && entry.guestId === guestId) ledger.delete(key);
      }
    }
  }

  isForgotten(eventId: string, guestId: string) {
    return this.#forgotten.has(`${guestId} ${eventId}`);
  }

  #unite(one: string, other: string) {
    this.#family.set(this.familyOf(one), this.familyOf(other));
  }

  familyOf(id: string): string {
    const parent = this.#family.get(id);
    return parent === undefined || parent === id ? id : this.familyOf(parent);
  }

  /** @throws Violation if something acknowledged is gone */
  check(eventId: string, stored: Stored) {
    for (const { id, mergedInto } of stored.requests) if (mergedInto) this.#unite(id, mergedInto);
    for (const { touched } of stored.families) {
      const [first = "", ...others] = Object.keys(JSON.parse(touched));
      for (const other of others) this.#unite(first, other);
    }
    this.#checkSubmissions(eventId, stored);
    const { backers } = stored;
    const behind = new Set(backers.map((row) => `${row.guestId} ${this.familyOf(row.requestId)}`));
    for (const entry of this.#behind.values()) {
      const isThere = behind.has(`${entry.guestId} ${this.familyOf(entry.requestId)}`);
      if (entry.eventId !== eventId || isThere) continue;
      throw new Violation("an acknowledged vote is lost", entry.requestId);
    }
  }

  #checkSubmissions(eventId: string, { requests, submissions }: Stored) {
    const known = new Map(submissions.map((row) => [row.id, row]));
    const cards = new Set(requests.map(({ id }) => id));
    for (const [id, entry] of this.submitted) {
      if (entry.eventId !== eventId) continue;
      const row = known.get(id);
      if (row?.guestId !== entry.guestId)
        throw new Violation("an acknowledged request is lost", id);
      if (!cards.has(row.requestId)) throw new Violation("a request has no card", id);
    }
  }
}
