import "server-only";
import { AppError } from "@/lib/calls/errors";
import { pageCountOf } from "@/lib/calls/list-page";
import type { Database } from "@/lib/db/client";
import type { Allowed } from "./catalogue/allowed";
import type { Wanted } from "./catalogue/measures";
import { catalogueOf, type Found } from "./catalogues";
import type * as db from "./db";
import { neighboursOf } from "./fits";
import * as imports from "./imports-db";
import { trackOf } from "./rules";
import type { Tracks, TracksQuery } from "./schema";
import { inOrder, missingFrom, seenIn } from "./service";
import * as tracks from "./tracks-db";

/** A search lists its best tracks: nobody pages through more. */
const MOST_FOUND = 500;

/**
 * Returns one page of a library's tracks, those of the numbers in `first` before the others, in this order.
 * @throws AppError `not_found` for a playlist that is gone
 */
export async function listTracks(
  source: Database,
  library: db.LibraryRow,
  query: TracksQuery,
  first: number[],
) {
  const { page, pageSize } = query;
  const seen = await seenIn(source, library.djId);
  const { rows, total, understood } = await pageOf(source, library, query, first);
  const pageCount = pageCountOf(total, pageSize);
  const listed = rows.map((row) => ({ songKey: row.songKey, track: trackOf(row, seen) }));
  return { tracks: listed, page, pageSize, pageCount, total, understood };
}

type Listing = Pick<Tracks, "total" | "understood"> & { rows: tracks.TrackRow[] };

async function pageOf(
  source: Database,
  library: db.LibraryRow,
  query: TracksQuery,
  first: number[],
): Promise<Listing> {
  const wanted = wantedBy(query);
  const found = query.search || wanted ? await catalogueOf(library.djId) : undefined;
  const numbers = await numbersListed(source, library, query);
  const allowed = found && allowedIn(found, wanted, numbers);
  if (query.search) return searched(source, library, query, { found, allowed, first });
  const isAllowed = (number: number) =>
    !(allowed && found) || found.catalogue.isAllowed(number, allowed);
  const part = { limit: query.pageSize, offset: (query.page - 1) * query.pageSize };
  if (numbers) {
    const some = firstOf(numbers.filter(isAllowed), first);
    const rows = await inOrder(source, library, some.slice(part.offset, part.offset + part.limit));
    return { rows, total: some.length, understood: null };
  }
  const without = first.filter(isAllowed);
  const begun = without.slice(part.offset, part.offset + part.limit);
  const rest = {
    limit: part.limit - begun.length,
    offset: Math.max(0, part.offset - without.length),
  };
  const rows = [
    ...(await inOrder(source, library, begun)),
    ...(rest.limit > 0
      ? await tracks.page(source, library, { ...rest, wanted: wanted ?? {}, without })
      : []),
  ];
  const total = allowed && found ? found.catalogue.count(allowed) : library.tracks;
  return { rows, total, understood: null };
}

type Searching = { found: Found | undefined; allowed: Allowed | undefined; first: number[] };

async function searched(
  source: Database,
  library: db.LibraryRow,
  { search, exact, page, pageSize }: TracksQuery,
  { found, allowed, first }: Searching,
): Promise<Listing> {
  const best = found?.catalogue.search(search, MOST_FOUND, allowed, exact === "yes");
  if (!best) return { rows: [], total: 0, understood: null };
  const offset = (page - 1) * pageSize;
  const ordered = firstOf(best.tracks, first).slice(offset, offset + pageSize);
  const total = Math.min(best.total, MOST_FOUND);
  const rows = await inOrder(source, library, ordered);
  return { rows, total, understood: best.understood };
}

/** What the query wants by key and tempo; undefined if any will do. */
function wantedBy({ key, neighbours, bpmFrom, bpmTo }: TracksQuery): Wanted | undefined {
  if (key === undefined && bpmFrom === undefined && bpmTo === undefined) return undefined;
  const keys = key && neighbours === "yes" ? neighboursOf(key) : key && [key];
  return { keys: keys || undefined, bpmFrom, bpmTo };
}

/** The numbers of the tracks that the query is about, in order; undefined for all. */
async function numbersListed(
  source: Database,
  library: db.LibraryRow,
  { playlist, filter }: TracksQuery,
) {
  if (playlist) return numbersOf(source, library, playlist);
  if (filter === "missing") return missingFrom(library);
  return undefined;
}

async function numbersOf(source: Database, library: db.LibraryRow, playlist: string) {
  const all = await imports.playlists(source, library);
  const ids = all.filter(({ key }) => key === playlist).map(({ id }) => id);
  if (ids.length === 0) throw new AppError("not_found");
  return imports.numbersIn(source, ids);
}

function allowedIn({ catalogue }: Found, wanted: Wanted | undefined, numbers?: number[]) {
  const allowed = numbers && catalogue.allow(numbers);
  return wanted ? catalogue.wanted(wanted, allowed) : allowed;
}

/** Those in `first` before the others. */
function firstOf(numbers: number[], first: number[]) {
  if (first.length === 0) return numbers;
  const places = new Map(first.map((number, place) => [number, place]));
  const placeOf = (number: number) => places.get(number) ?? first.length;
  return numbers.toSorted((a, b) => placeOf(a) - placeOf(b));
}
