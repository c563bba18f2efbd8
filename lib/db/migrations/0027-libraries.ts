import { type Kysely, type Migration, type RawBuilder, sql } from "kysely";
import type { Engine } from "./engine";

/** DJs' own libraries: their tracks and playlists, what an import has brought so far, and each night's crates. */
export function libraries(engine: Engine): Migration {
  // Both engines must sort these by their characters, whatever the language of the database.
  const folded: RawBuilder<unknown> = engine === "postgres" ? sql`text collate "C"` : sql`text`;
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("libraries")
        .addColumn("djId", "text", (c) => c.primaryKey())
        .addColumn("generation", "integer", (c) => c.notNull())
        .addColumn("lastGeneration", "integer", (c) => c.notNull())
        .addColumn("lastNumber", "integer", (c) => c.notNull())
        .addColumn("tracks", "integer", (c) => c.notNull())
        .execute();
      await db.schema
        .createTable("libraryImports")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("djId", "text", (c) => c.notNull())
        .addColumn("source", "text", (c) => c.notNull())
        .addColumn("fileName", "text", (c) => c.notNull())
        .addColumn("generation", "integer", (c) => c.notNull())
        .addColumn("parts", "integer", (c) => c.notNull())
        .addColumn("added", "integer", (c) => c.notNull())
        .addColumn("updated", "integer", (c) => c.notNull())
        .addColumn("unchanged", "integer", (c) => c.notNull())
        .addColumn("playlists", "integer", (c) => c.notNull())
        .addColumn("startedAt", "text", (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex("libraryImports_dj")
        .on("libraryImports")
        .columns(["djId"])
        .execute();
      await db.schema
        .createTable("librarySources")
        .addColumn("djId", "text", (c) => c.notNull())
        .addColumn("source", "text", (c) => c.notNull())
        .addColumn("fileName", "text", (c) => c.notNull())
        .addColumn("generation", "integer", (c) => c.notNull())
        .addColumn("importedAt", "text", (c) => c.notNull())
        .addPrimaryKeyConstraint("librarySources_own", ["djId", "source"])
        .execute();
      await db.schema
        .createTable("libraryTracks")
        .addColumn("djId", "text", (c) => c.notNull())
        .addColumn("number", "integer", (c) => c.notNull())
        .addColumn("since", "integer", (c) => c.notNull())
        .addColumn("until", "integer", (c) => c.notNull())
        .addColumn("seenIn", "integer", (c) => c.notNull())
        .addColumn("source", "text", (c) => c.notNull())
        .addColumn("sourceId", "text", (c) => c.notNull())
        .addColumn("hash", "text", (c) => c.notNull())
        .addColumn("title", "text", (c) => c.notNull())
        .addColumn("artist", "text", (c) => c.notNull())
        .addColumn("album", "text", (c) => c.notNull())
        .addColumn("genre", "text", (c) => c.notNull())
        .addColumn("year", "integer")
        .addColumn("duration", "double precision")
        .addColumn("bpm", "double precision")
        .addColumn("key", "text")
        .addColumn("comment", "text", (c) => c.notNull())
        .addColumn("rating", "integer")
        .addColumn("explicit", "integer")
        .addColumn("words", "text", (c) => c.notNull())
        .addColumn("songKey", folded, (c) => c.notNull())
        .addColumn("workKey", folded, (c) => c.notNull())
        .addPrimaryKeyConstraint("libraryTracks_own", ["djId", "number", "since"])
        .execute();
      for (const [name, columns] of [
        ["libraryTracks_source", ["djId", "source", "sourceId"]],
        ["libraryTracks_song", ["djId", "songKey"]],
        ["libraryTracks_work", ["djId", "workKey", "number"]],
      ] as const) {
        await db.schema
          .createIndex(name)
          .on("libraryTracks")
          .columns([...columns])
          .execute();
      }
      await db.schema
        .createTable("libraryPlaylists")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("djId", "text", (c) => c.notNull())
        .addColumn("key", "text", (c) => c.notNull())
        .addColumn("since", "integer", (c) => c.notNull())
        .addColumn("until", "integer", (c) => c.notNull())
        .addColumn("source", "text", (c) => c.notNull())
        .addColumn("name", "text", (c) => c.notNull())
        .addColumn("folders", "text", (c) => c.notNull())
        .addColumn("position", "integer", (c) => c.notNull())
        .addColumn("tracks", "integer", (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex("libraryPlaylists_key")
        .on("libraryPlaylists")
        .columns(["djId", "key"])
        .execute();
      await db.schema
        .createTable("libraryEntries")
        .addColumn("playlistId", "text", (c) => c.notNull())
        .addColumn("position", "integer", (c) => c.notNull())
        .addColumn("number", "integer", (c) => c.notNull())
        .addPrimaryKeyConstraint("libraryEntries_own", ["playlistId", "position"])
        .execute();
      await db.schema
        .createTable("crates")
        .addColumn("eventId", "text", (c) =>
          c.primaryKey().references("events.id").onDelete("cascade"),
        )
        .addColumn("playlists", "text")
        .addColumn("ideas", "text", (c) => c.notNull())
        .execute();
    },
  };
}
