import { camelotOf } from "../keys";
import { type Found, foundTrack } from "./found";
import { playlistsOf, tracksByList } from "./playlist-tree";
import { type ForeignDatabase, type Row, textOf } from "./sqlite";
import { bpmOf, secondsOf, starsOf, yearOf } from "./values";

function trackOf(row: Row) {
  const path = textOf(row.portable_id);
  return foundTrack(0, {
    // Crates name the number, which is only this database's; `database V2` lists the same path.
    keys: [path, textOf(row.id)].filter(Boolean),
    title: textOf(row.name),
    artist: textOf(row.artist),
    album: textOf(row.album),
    genre: textOf(row.genre),
    year: yearOf(row.year),
    duration: secondsOf(row.length_sec),
    bpm: bpmOf(row.bpm),
    key: camelotOf(textOf(row.key)),
    comment: textOf(row.comments ?? row.comment),
    rating: starsOf(row.rating, 5),
    path: path || textOf(row.file_name) || null,
  });
}

/** Whether a database is the library of Serato 4: `root.sqlite`, or `location.sqlite` of another disk. */
export function isSerato4(database: ForeignDatabase) {
  const columns = database.columnsOf("asset");
  return columns.has("name") && columns.has("artist");
}

/** The columns among these that a table has, to sort it by. */
function sorting(columns: Set<string>, ...wanted: string[]) {
  return wanted.filter((column) => columns.has(column)).join(", ") || "1";
}

/** Reads the library of Serato 4, of which no description is public: a column that is missing is one not said. */
export function* readSerato4(database: ForeignDatabase): Generator<Found[]> {
  const [count] = database.rows("select count(*) as tracks from asset");
  yield [{ kind: "total", tracks: Number(count?.tracks) }];
  for (const rows of database.batches("select * from asset")) yield rows.map(trackOf);
  const crate = database.columnsOf("container");
  const entry = database.columnsOf("container_asset");
  if (!crate.has("name") || !entry.has("asset_id")) return;
  const branches = database
    .rows(`select * from container order by ${sorting(crate, "list_order", "id")}`)
    .map((row) => ({
      id: textOf(row.id),
      parent: textOf(row.parent_id),
      name: textOf(row.name),
    }))
    .filter(({ name }) => name !== "");
  const order = sorting(entry, "container_id", "list_order", "id");
  const tracks = database
    .rows(`select * from container_asset order by ${order}`)
    .map((row) => ({ list: textOf(row.container_id), track: textOf(row.asset_id) }));
  yield playlistsOf(branches, tracksByList(tracks));
}
