import "server-only";

/** What a transaction sends as one statement: a change with these rows, or a query for these values. */
type Together<Item> = (items: Item[]) => unknown;
type Kept = { items: object[]; send: Together<object> };

/**
 * Collects what the writes of one transaction can send together: a statement costs both sides more than the row that it
 * is about.
 */
export class Deferred {
  /** How many changes were deferred since the transaction began. */
  changes = 0;
  readonly #inserts = new Map<object, Kept>();
  readonly #reads = new Map<object, Kept>();
  readonly #last = new Map<string, () => unknown>();

  /** Defers an insert until something else is sent. Rows with the same `statement` are sent together. */
  insert<Row extends object>(statement: object, row: Row, send: Together<Row>) {
    this.changes += 1;
    keep(this.#inserts, statement, row, send as Together<object>);
  }

  /** Defers a query to the end of this turn of the event loop, to send it together with the others. */
  ask<Question extends object>(statement: object, question: Question, send: Together<Question>) {
    const isFirst = this.#reads.size === 0;
    keep(this.#reads, statement, question, send as Together<object>);
    if (isFirst) queueMicrotask(() => sendAll(this.#reads));
  }

  /** Defers a change to the commit. A later one with the same `about` replaces it. */
  beforeCommit(about: string, change: () => unknown) {
    this.changes += 1;
    this.#last.set(about, change);
  }

  /** Inserts the deferred rows, so that what is sent next finds them. */
  insertAll() {
    sendAll(this.#inserts);
  }

  /** Sends everything that was deferred. */
  async finish() {
    this.insertAll();
    for (const change of this.#last.values()) await change();
  }
}

function keep(all: Map<object, Kept>, statement: object, item: object, send: Together<object>) {
  const kept = all.get(statement) ?? { items: [], send };
  all.set(statement, kept);
  kept.items.push(item);
}

/** In the order in which each kind came first. */
function sendAll(all: Map<object, Kept>) {
  const kinds = [...all.values()];
  all.clear();
  for (const { items, send } of kinds) send(items);
}
