import "server-only";
import { database, write } from "@/lib/db/client";
import { resting } from "@/lib/process/resting";
import * as db from "./db";
import * as imports from "./imports-db";
import * as tracks from "./tracks-db";

/** So many tracks per transaction: writes of guests come in between. */
const AT_ONCE = 500;
/** Playlists with so many entries per transaction. */
const ENTRIES_AT_ONCE = 1000;

/**
 * Deletes what no longer counts in a library, and what an import that was given up has left; with `isAll` everything.
 * It may be interrupted anywhere, and changes nothing that anybody sees.
 */
export async function tidyUp(djId: string, isAll = false) {
  const source = await database();
  const [library] = await db.find(source, { djId });
  if (!library) return;
  const which = { generation: library.generation, isAll };
  const rest = resting();
  for (let after = 0; ; ) {
    const rows = await tracks.slice(source, djId, after, AT_ONCE);
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) break;
    const isStale = rows.some(
      ({ since, until }) => isAll || since > library.generation || until !== db.FOREVER,
    );
    if (isStale) await write((tx) => tracks.tidy(tx, djId, [first.number, last.number], which));
    after = last.number;
    await rest();
  }
  let ids: string[] = [];
  let entries = 0;
  const playlists = await imports.toTidy(source, djId, which);
  for (const [index, { id, tracks: size }] of playlists.entries()) {
    ids.push(id);
    entries += size;
    if (entries < ENTRIES_AT_ONCE && index < playlists.length - 1) continue;
    const some = ids;
    await write((tx) => imports.removePlaylists(tx, some));
    [ids, entries] = [[], 0];
    await rest();
  }
}
