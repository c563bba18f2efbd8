import "server-only";
import type { Database } from "@/lib/db/client";
import type { EventRow } from "@/lib/party/events/access";
import { singleton } from "@/lib/process/singleton";

type Kept<Row> = { cursor: number; rows: Row[] };

/** So many rows are kept of each kind, those of events asked for last: some ten megabytes. */
const MOST_ROWS = 50_000;

/**
 * Makes a reader of rows about events that keeps what it has read until something changes there. What a DJ has done on
 * all nights is read once, and after that only what is going on tonight. The rows are for reading only.
 */
export function cachedByEvent<Row extends { eventId: string }>(
  name: string,
  read: (source: Database, eventIds: string[]) => Promise<Row[]>,
) {
  const kept = singleton(name, () => new Map<string, Kept<Row>>());
  return async (source: Database, events: readonly Pick<EventRow, "id" | "cursor">[]) => {
    const all = kept.get();
    const found = new Map<string, Row[]>();
    const changed: (typeof events)[number][] = [];
    for (const event of events) {
      const known = all.get(event.id);
      if (known?.cursor === event.cursor) found.set(event.id, known.rows);
      else changed.push(event);
    }
    for (const { id } of changed) found.set(id, []);
    if (changed.length > 0) {
      const ids = changed.map(({ id }) => id);
      for (const row of await read(source, ids)) found.get(row.eventId)?.push(row);
    }
    for (const { id, cursor } of events) {
      all.delete(id);
      all.set(id, { cursor, rows: found.get(id) ?? [] });
    }
    drop(all);
    return events.flatMap(({ id }) => found.get(id) ?? []);
  };
}

function drop(all: Map<string, Kept<unknown>>) {
  let size = 0;
  for (const { rows } of all.values()) size += rows.length;
  for (const [id, { rows }] of all) {
    if (size <= MOST_ROWS) return;
    all.delete(id);
    size -= rows.length;
  }
}
