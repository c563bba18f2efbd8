import Sqlite from "better-sqlite3";

let insert;

/** One durable insert, with the settings of the product's own storage. */
function prepared() {
  if (insert) return insert;
  const sqlite = new Sqlite(process.env.BARE_DATABASE);
  for (const pragma of ["page_size = 2048", "journal_mode = WAL", "synchronous = FULL"]) {
    sqlite.pragma(pragma);
  }
  for (const pragma of ["cache_size = -65536", "wal_autocheckpoint = 8192", "foreign_keys = ON"]) {
    sqlite.pragma(pragma);
  }
  sqlite.exec("create table if not exists songs (id text primary key, title text, artist text)");
  insert = sqlite.prepare("insert into songs values (?, ?, ?)");
  return insert;
}

export async function POST(request) {
  const { id, title, artist } = await request.json();
  prepared().run(id, title, artist);
  return Response.json({ id, title, artist }, { status: 201 });
}
