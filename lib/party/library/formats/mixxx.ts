import { camelotOf } from "../keys";
import { type Found, foundTrack } from "./found";
import { playlistsOf, tracksByList } from "./playlist-tree";
import { type ForeignDatabase, type Row, textOf } from "./sqlite";
import { bpmOf, secondsOf, starsOf, yearOf } from "./values";

function trackOf(row: Row) {
  return foundTrack(0, {
    // The number is only this database's, and two of them may come together.
    keys: [textOf(row.path), textOf(row.id)].filter(Boolean),
    title: textOf(row.title),
    artist: textOf(row.artist),
    album: textOf(row.album),
    genre: textOf(row.genre),
    year: yearOf(row.year),
    duration: secondsOf(row.duration),
    bpm: bpmOf(row.bpm),
    key: camelotOf(textOf(row.key)),
    comment: textOf(row.comment),
    rating: starsOf(row.rating, 5),
    path: textOf(row.path) || null,
  });
}

/** Lists of one kind: Mixxx calls a set without an order a crate. They lie in no folders. */
function listsOf(database: ForeignDatabase, lists: string, entries: string) {
  const branches = database.rows(lists).map((row) => ({
    id: textOf(row.id),
    parent: "",
    name: textOf(row.name),
  }));
  const tracks = database
    .rows(entries)
    .map((row) => ({ list: textOf(row.list), track: textOf(row.track_id) }));
  return playlistsOf(branches, tracksByList(tracks));
}

/** Whether a database is Mixxx's mixxxdb.sqlite. */
export function isMixxx(database: ForeignDatabase) {
  return database.columnsOf("library").has("mixxx_deleted");
}

/** Reads Mixxx's mixxxdb.sqlite, without the tracks that were hidden or lie nowhere any more. */
export function* readMixxx(database: ForeignDatabase): Generator<Found[]> {
  database.columnsOf("track_locations");
  const there =
    "from library l left join track_locations f on f.id = l.location " +
    "where coalesce(l.mixxx_deleted, 0) = 0 and coalesce(f.fs_deleted, 0) = 0";
  const [count] = database.rows(`select count(*) as tracks ${there}`);
  yield [{ kind: "total", tracks: Number(count?.tracks) }];
  const tracks = `select l.*, f.location as path ${there} order by l.id`;
  for (const rows of database.batches(tracks)) yield rows.map(trackOf);
  if (database.columnsOf("Playlists").size && database.columnsOf("PlaylistTracks").size) {
    // What is hidden are Mixxx's own: the queue of its automatic DJ, and the history.
    yield listsOf(
      database,
      "select id, name from Playlists where coalesce(hidden, 0) = 0 order by position, id",
      "select playlist_id as list, track_id from PlaylistTracks order by playlist_id, position",
    );
  }
  if (database.columnsOf("crates").size && database.columnsOf("crate_tracks").size) {
    yield listsOf(
      database,
      "select id, name from crates order by name",
      "select crate_id as list, track_id from crate_tracks order by crate_id, track_id",
    );
  }
}
