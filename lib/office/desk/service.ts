import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { type Database, database, write } from "@/lib/db/client";
import * as db from "./db";
import { readDesk } from "./rules";
import { type Area, EMPTY_DESK, type PersistedDesk } from "./schema";

/** The DJ's desk in an area; an empty one until the first is kept. */
export async function getDesk(dj: Pick<Dj, "id">, area: Area) {
  return deskOf(await database(), dj, area);
}

/** How often the desk was kept: tells whether it has changed without reading it. */
export async function getRevision(dj: Pick<Dj, "id">, area: Area) {
  return (await db.revisionOf(await database(), dj.id, area))?.revision ?? 0;
}

async function deskOf(source: Database, dj: Pick<Dj, "id">, area: Area): Promise<PersistedDesk> {
  const row = await db.find(source, dj.id, area);
  if (!row) return { revision: 0, desk: EMPTY_DESK };
  return { revision: row.revision, desk: readDesk(JSON.parse(row.desk)) };
}

/**
 * Replaces the DJ's desk, if it still has this revision. Returns the next revision.
 * @throws AppError `conflict` with the desk that another browser has stored meanwhile: the browser joins the two and
 * tries again
 */
export function putDesk(dj: Dj, area: Area, { revision, desk }: PersistedDesk) {
  return write(async (tx) => {
    const row = {
      accountId: dj.id,
      area,
      revision: revision + 1,
      desk: JSON.stringify(desk),
      updatedAt: new Date().toISOString(),
    };
    const isKept = revision === 0 ? await db.insert(tx, row) : await db.replace(tx, row);
    if (!isKept) throw new AppError("conflict", { found: await deskOf(tx, dj, area) });
    return { revision: row.revision };
  });
}

/** The DJ's desks by area. */
export async function exportDesks(dj: Dj) {
  const rows = await db.ofAccount(await database(), dj.id);
  return Object.fromEntries(rows.map(({ area, desk }) => [area, readDesk(JSON.parse(desk))]));
}

/** Deletes every desk of an account. */
export async function removeDesksOf(dj: Dj) {
  await write((tx) => db.removeOf(tx, dj.id));
}
