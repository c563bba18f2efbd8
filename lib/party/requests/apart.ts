import "server-only";
import type { Database } from "@/lib/db/client";
import { groupBy } from "@/lib/lists/group-by";
import type { EventRow } from "@/lib/party/events/access";
import type { Counts } from "@/lib/party/events/schema";
import * as db from "./apart-db";
import { findBacker } from "./backers";
import type { RequestRow } from "./db";
import { APART } from "./rules";

/** A request that is apart: waiting, or declined. */
export type Apart = { id: string; rankGroup: number };

type Event = Pick<EventRow, "id" | "admissions">;

/** Returns what a guest has apart. Costs a query only at an event whose DJ has decided about anybody. */
export async function ownApart(source: Database, { id, admissions }: Event, guestId: string) {
  return admissions > 0 ? db.ofGuest(source, { eventId: id, guestId }) : [];
}

/** Returns what is apart at an event, by guest. */
export async function apartByGuest(source: Database, { id, admissions }: Event) {
  const rows = admissions > 0 ? await db.ofEvent(source, id) : [];
  return groupBy(rows, ({ guestId }) => guestId);
}

/**
 * Returns which of these requests were apart and are gone, by the guest whose they were: they have withdrawn it, or
 * others asked for the song as well, behind whose request their vote now stands.
 */
export async function goneByGuest(source: Database, rows: readonly RequestRow[]) {
  const gone = rows.filter(({ apart, status }) => apart === 1 && status === "withdrawn");
  const ids = gone.map(({ id }) => id);
  // They are all of one event.
  const found = gone[0] ? await db.askers(source, gone[0].eventId, ids) : [];
  return groupBy(found, ({ guestId }) => guestId);
}

/** Returns the counts as a guest sees them who has these requests apart. */
export function withApart<C extends Counts>(counts: C, apart: readonly Apart[]): C {
  const pending = apart.filter(({ rankGroup }) => rankGroup === APART.first).length;
  const declined = apart.length - pending;
  return {
    ...counts,
    all: counts.all + apart.length,
    pending: counts.pending + pending,
    declined: counts.declined + declined,
  };
}

/** Returns those of some requests that a guest may know of: what is not apart, and what is their own. */
export async function knownTo(source: Database, guestId: string, rows: RequestRow[]) {
  const known = await Promise.all(
    rows.map(async (row) => row.apart === 0 || (await findBacker(source, row.id, guestId))),
  );
  return rows.filter((_, index) => known[index]);
}
