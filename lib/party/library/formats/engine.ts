import { keyOfEngine } from "../keys";
import { type Found, foundTrack } from "./found";
import { playlistsOf, tracksByList } from "./playlist-tree";
import { type ForeignDatabase, type Row, textOf } from "./sqlite";
import { bpmOf, numberOf, secondsOf, starsOf, yearOf } from "./values";

function trackOf(row: Row) {
  const key = numberOf(row.key);
  return foundTrack(0, {
    // The number is only this database's, and two of them may come together.
    keys: [textOf(row.path), textOf(row.id)].filter(Boolean),
    title: textOf(row.title),
    artist: textOf(row.artist),
    album: textOf(row.album),
    genre: textOf(row.genre),
    year: yearOf(row.year),
    duration: secondsOf(row.length),
    bpm: bpmOf(row.bpmAnalyzed) ?? bpmOf(row.bpm),
    key: key === null ? null : keyOfEngine(key),
    comment: textOf(row.comment),
    rating: starsOf(row.rating, 100),
    explicit: typeof row.explicitLyrics === "number" ? row.explicitLyrics === 1 : null,
    path: textOf(row.path) || null,
  });
}

type Entry = { id: string; next: string; list: string; track: string };

/** Sorts the entries of one list, of which each names the one after it; what a damaged chain leaves over comes last. */
function inChain(entries: Entry[]) {
  const before = new Map(entries.map((entry) => [entry.next, entry]));
  const ids = new Set(entries.map(({ id }) => id));
  const chain = new Set<Entry>();
  let entry = entries.find(({ next }) => !ids.has(next));
  while (entry && !chain.has(entry)) {
    chain.add(entry);
    entry = before.get(entry.id);
  }
  return [...[...chain].reverse(), ...entries.filter((left) => !chain.has(left))];
}

/** The entries of all playlists, each list in its order. */
function entriesOf(database: ForeignDatabase) {
  const lists = new Map<string, Entry[]>();
  for (const row of database.rows("select * from PlaylistEntity order by id")) {
    const list = textOf(row.listId);
    const entries = lists.get(list) ?? [];
    entries.push({
      id: textOf(row.id),
      next: textOf(row.nextEntityId),
      list,
      track: textOf(row.trackId),
    });
    lists.set(list, entries);
  }
  return [...lists.values()].flatMap(inChain);
}

/** Whether a database is Engine DJ's m.db. */
export function isEngine(database: ForeignDatabase) {
  return database.columnsOf("Track").has("bpmAnalyzed");
}

/** Reads Engine DJ's m.db. */
export function* readEngine(database: ForeignDatabase): Generator<Found[]> {
  const [count] = database.rows("select count(*) as tracks from Track");
  yield [{ kind: "total", tracks: Number(count?.tracks) }];
  // The waveforms of version 2 stand in the same table, so that each column is named.
  const wanted =
    "id title artist album genre comment year length bpm bpmAnalyzed key rating path explicitLyrics";
  const has = database.columnsOf("Track");
  const columns = wanted.split(" ").filter((column) => has.has(column));
  for (const rows of database.batches(`select ${columns} from Track order by id`)) {
    yield rows.map(trackOf);
  }
  if (
    database.columnsOf("Playlist").size === 0 ||
    database.columnsOf("PlaylistEntity").size === 0
  ) {
    return;
  }
  const branches = database
    .rows("select id, parentListId, title from Playlist order by id")
    .map((row) => ({
      id: textOf(row.id),
      parent: textOf(row.parentListId),
      name: textOf(row.title),
    }));
  yield playlistsOf(branches, tracksByList(entriesOf(database)));
}
