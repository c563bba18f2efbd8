import "server-only";
import { database } from "@/lib/db/client";
import { resting } from "@/lib/process/resting";
import { singleton } from "@/lib/process/singleton";
import type { Catalogue } from "./catalogue/catalogue";
import { CatalogueMaker } from "./catalogue/catalogue-maker";
import * as db from "./db";
import * as tracks from "./tracks-db";

type Kept = { generation: number; ready?: Catalogue; making?: Promise<Catalogue> };

/** Libraries that are kept ready, those asked for last at the end; together at most so many tracks, about 75 MB. */
const MOST_TRACKS_KEPT = 500_000;
const kept = singleton("libraries ready to search", () => new Map<string, Kept>());

/**
 * Returns a DJ's library ready to search, or undefined if they have none. While a changed one is made, searches go on in
 * the one before; `isFresh` waits for it.
 */
export async function catalogueOf(djId: string, isFresh = false): Promise<Found | undefined> {
  const source = await database();
  const [library] = await db.find(source, { djId });
  if (!library || library.tracks === 0) return undefined;
  const all = kept.get();
  const known = all.get(djId) ?? { generation: -1 };
  all.delete(djId);
  all.set(djId, known);
  if (known.generation !== library.generation) {
    known.generation = library.generation;
    const making = make(library);
    known.making = making;
    making.then(
      (catalogue) => {
        if (known.making !== making) return;
        known.ready = catalogue;
        delete known.making;
        drop(all, djId);
      },
      () => all.delete(djId),
    );
  }
  const catalogue = (!isFresh && known.ready) || (await (known.making ?? known.ready));
  return catalogue && { library, catalogue };
}

export type Found = { library: db.LibraryRow; catalogue: Catalogue };

/** Forgets libraries that were not asked for lately. */
function drop(all: Map<string, Kept>, but: string) {
  let size = 0;
  for (const { ready } of all.values()) size += ready?.size ?? 0;
  for (const [djId, { ready }] of all) {
    if (size <= MOST_TRACKS_KEPT) return;
    if (djId === but || !ready) continue;
    all.delete(djId);
    size -= ready.size;
  }
}

async function make({ djId, generation }: db.LibraryRow) {
  const source = await database();
  const maker = new CatalogueMaker();
  const rest = resting();
  for (let after = 0; ; ) {
    const rows = await tracks.wordsAfter(source, { djId, generation, after });
    await rest();
    maker.add(rows);
    const last = rows.at(-1);
    if (!last || rows.length < tracks.SLICE) return maker.made(rest);
    after = last.number;
    // Requests of guests come in between.
    await rest();
  }
}
