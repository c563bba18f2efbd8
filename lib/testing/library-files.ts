import initSqlJs, { type BindParams } from "sql.js";
import type { FoundPlaylist, FoundTrack } from "@/lib/party/library/formats/found";
import { recognise } from "@/lib/party/library/formats/recognise";

export const openSqlite = () => initSqlJs();

/** A file as the DJ drops it. Its name says nothing, as the content must tell what it is. */
export function libraryFile(content: string | Uint8Array, name = "library") {
  return new File([content as BlobPart], name);
}

/** What a file holds, read to its end. */
export async function readLibrary(content: string | Uint8Array, name?: string) {
  const { kind, read } = await recognise(libraryFile(content, name), openSqlite);
  const tracks: FoundTrack[] = [];
  const playlists: FoundPlaylist[] = [];
  const lines: number[] = [];
  for await (const batch of read()) {
    for (const found of batch) {
      if (found.kind === "playlist") playlists.push(found.playlist);
      if (found.kind !== "track") continue;
      tracks.push(found.track);
      lines.push(found.line);
    }
  }
  return { kind, tracks, playlists, lines };
}

/** A database of another program, with these statements run on it. */
export async function databaseFile(...statements: (string | [string, BindParams])[]) {
  const { Database } = await openSqlite();
  const database = new Database();
  for (const statement of statements) {
    if (typeof statement === "string") database.run(statement);
    else database.run(...statement);
  }
  const bytes = database.export();
  database.close();
  return bytes;
}

const letters = (text: string) => Buffer.from(text, "utf16le").swap16();

/** A value of Serato's own format: tag, length, and text or what is nested. */
export function seratoValue(tag: string, value: string | Buffer[]) {
  const content = typeof value === "string" ? letters(value) : Buffer.concat(value);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([Buffer.from(tag, "latin1"), length, content]);
}
