import type Sqlite from "better-sqlite3";
import type { EventRow } from "@/lib/party/events/access";
import type { RequestRow } from "@/lib/party/requests/read";

export type BackerRow = { id: string; requestId: string; guestId: string } & Record<
  string,
  unknown
>;
export type SubmissionRow = { id: string; guestId: string; requestId: string; merged: number };

/** What is stored of an event at a moment, read past the product. */
export type Stored = {
  event: Omit<EventRow, "settings">;
  requests: RequestRow[];
  backers: BackerRow[];
  submissions: SubmissionRow[];
  admissions: object[];
  /** The requests of each split and merge, as JSON. */
  families: { touched: string }[];
  changes: { count: number; last: number; steps: number; distinct: number };
};

const QUERIES = {
  event: "select * from events where id = ?",
  requests: 'select * from requests where "eventId" = ? order by id',
  backers: 'select * from backers where "eventId" = ? order by id',
  submissions: 'select * from submissions where "eventId" = ? order by id',
  admissions: 'select * from admissions where "eventId" = ? order by "guestId"',
  families: `select touched from changes where "eventId" = ? and verb in ('split', 'merged')`,
  changes: `select count(*) as count, coalesce(max(id), 0) as last, count(step) as steps,
    count(distinct step) as "distinct" from changes where "eventId" = ?`,
};

export class Rows {
  readonly #database: Sqlite.Database;
  readonly #statements = new Map<string, Sqlite.Statement>();

  constructor(database: Sqlite.Database) {
    this.#database = database;
  }

  all<R>(sql: string, ...values: unknown[]) {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, known);
    return known.all(...values) as R[];
  }

  of(eventId: string): Stored {
    const read = <R>(name: keyof typeof QUERIES) => this.all<R>(QUERIES[name], eventId);
    const [event] = read<Stored["event"]>("event");
    const [changes] = read<Stored["changes"]>("changes");
    if (!event || !changes) throw new Error("The event is gone.");
    return {
      event,
      changes,
      requests: read("requests"),
      backers: read("backers"),
      submissions: read("submissions"),
      admissions: read("admissions"),
      families: read("families"),
    };
  }

  cursor(eventId: string) {
    const [row] = this.all<{ cursor: number }>("select cursor from events where id = ?", eventId);
    return row?.cursor;
  }

  isMember(eventId: string, djId: string) {
    const sql = `select role from members where "eventId" = ? and "djId" = ?`;
    return this.all(sql, eventId, djId).length > 0;
  }

  /** The steps that can be undone, the newest first. */
  undoable(eventId: string) {
    const sql = `select id from changes where "eventId" = ? and "undoId" > 0 and "undoneAt" is null order by id desc`;
    return this.all<{ id: number }>(sql, eventId).map(({ id }) => id);
  }

  /** What undo knows of the steps, as JSON. */
  undos(eventId: string) {
    const sql = `select undo from changes where "eventId" = ? and undo is not null`;
    return this.all<{ undo: string }>(sql, eventId).map(({ undo }) => undo);
  }

  close() {
    this.#database.close();
  }
}
