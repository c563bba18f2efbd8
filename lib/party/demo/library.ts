import "server-only";
import { buildLibrary, IDEAS } from "@/data/library";
import type { Dj } from "@/lib/account/auth/schema";
import { isAppError } from "@/lib/calls/errors";
import { slicesOf } from "@/lib/lists/slices";
import { getCrates, putCrates } from "@/lib/party/crates/service";
import type { EventRow } from "@/lib/party/events/access";
import { addRows, beginImport, finishImport } from "@/lib/party/library/imports";
import { rowsSchema } from "@/lib/party/library/schema";
import { listPlaylists } from "@/lib/party/library/service";
import { MOST_ROWS } from "@/lib/party/library/track";

/** An import that began longer ago was left by its visitor. */
const LEFT_AFTER_MS = 10 * 60_000;

/** Gives the demo's DJ a library, as an import does, unless there is one, or a visitor is about to import one. */
export async function seedLibrary(dj: Dj) {
  if ((await listPlaylists(dj)).tracks > 0) return;
  try {
    await importMade(dj);
  } catch (error) {
    const isOvertaken = isAppError(error) && ["conflict", "not_found"].includes(error.code);
    if (!isOvertaken) throw error;
  }
}

async function importMade(dj: Dj) {
  const { tracks, playlists } = buildLibrary();
  const source = { source: "rekordbox", fileName: "rekordbox.xml" };
  const lately = new Date(Date.now() - LEFT_AFTER_MS).toISOString();
  const { id } = await beginImport(dj, source, lately);
  let part = 0;
  for (const some of slicesOf(tracks, MOST_ROWS)) {
    await addRows(dj, id, rowsSchema.parse({ part, tracks: some }));
    part += 1;
  }
  await addRows(dj, id, rowsSchema.parse({ part, playlists }));
  await finishImport(dj, id);
}

/** Shows some of its playlists as ideas to the guests of an event. */
export async function seedIdeas(event: EventRow) {
  const { playlists, choice } = await getCrates(event);
  const ideas = choice.filter(({ name }) => IDEAS.includes(name)).map(({ id }) => id);
  await putCrates(event, { playlists, ideas });
}
