import { isEngine, readEngine } from "./engine";
import { type Found, UnreadableFile } from "./found";
import { readITunes } from "./itunes";
import { isM3u, readM3u } from "./m3u";
import { isMixxx, readMixxx } from "./mixxx";
import { readRekordbox } from "./rekordbox";
import { readSeratoCrate, readSeratoDatabase, seratoVersion } from "./serato";
import { isSerato4, readSerato4 } from "./serato-4";
import { ForeignDatabase, type OpenSqlite } from "./sqlite";
import { isTable, readTable } from "./tables";
import { encodingOfXml, headOf, listText } from "./text";
import { readTraktor } from "./traktor";
import { readVirtualDj } from "./virtualdj";
import { rootOf } from "./xml";

/** The kinds of file that are known. */
export type Kind =
  | "rekordbox"
  | "traktor"
  | "virtualdj"
  | "itunes"
  | "serato"
  | "seratoCrate"
  | "serato4"
  | "engine"
  | "mixxx"
  | "m3u"
  | "table";

/** A file that was recognised, and the way to read it. */
export type Recognised = {
  kind: Kind;
  read: () => AsyncGenerator<Found[]> | Generator<Found[]>;
};

/** Larger than any library: 100,000 tracks of rekordbox take 200 MB. */
const LARGEST_FILE = 1.5 * 2 ** 30;
const HEAD = 64 * 1024;

/** The first bytes of archives: zip, gzip, 7z, rar, xz, zstd. */
const ARCHIVES = ["504b0304", "504b0506", "1f8b", "377abcaf", "52617221", "fd377a58", "28b52ffd"];

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const latin = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

const ROOTS: Record<string, [Kind, (file: Blob) => AsyncGenerator<Found[]>]> = {
  DJ_PLAYLISTS: ["rekordbox", readRekordbox],
  NML: ["traktor", readTraktor],
  VirtualDJ_Database: ["virtualdj", readVirtualDj],
  plist: ["itunes", readITunes],
};

function recogniseXml(file: Blob, head: Uint8Array): Recognised | null {
  let text: string;
  try {
    text = new TextDecoder(encodingOfXml(head)).decode(head, { stream: true });
  } catch {
    return null;
  }
  if (!/^\s*</.test(text)) return null;
  const [kind, read] = ROOTS[rootOf(text) ?? ""] ?? [];
  return kind && read ? { kind, read: () => read(file) } : null;
}

const DATABASES = [
  ["engine", isEngine, readEngine],
  ["mixxx", isMixxx, readMixxx],
  ["serato4", isSerato4, readSerato4],
] as const;

async function recogniseDatabase(file: Blob, openSqlite: OpenSqlite): Promise<Recognised | null> {
  const database = await ForeignDatabase.open(file, openSqlite);
  const [kind, , read] = DATABASES.find(([, isIt]) => isIt(database)) ?? [];
  if (!kind) {
    database.close();
    return null;
  }
  function* closing() {
    try {
      yield* read?.(database) ?? [];
    } finally {
      database.close();
    }
  }
  return { kind, read: closing };
}

function recogniseSerato(file: File, head: Uint8Array): Recognised | null {
  const version = seratoVersion(head);
  if (version?.includes("Database")) {
    return { kind: "serato", read: () => readSeratoDatabase(file) };
  }
  return version?.includes("Crate")
    ? { kind: "seratoCrate", read: () => readSeratoCrate(file, file.name) }
    : null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they tell a program's own format from text.
const BINARY = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

function recogniseList(file: File, head: Uint8Array): Recognised | null {
  const text = listText(head);
  if (BINARY.test(text)) return null;
  if (isTable(text)) return { kind: "table", read: () => readTable(file, file.name) };
  return isM3u(text) ? { kind: "m3u", read: () => readM3u(file, file.name) } : null;
}

/**
 * Recognises a file by its content; its name plays no part.
 * @throws UnreadableFile for a file that is not a library, or not one to be opened
 */
export async function recognise(file: File, openSqlite: OpenSqlite): Promise<Recognised> {
  if (file.size === 0) throw new UnreadableFile("empty");
  const head = await headOf(file, HEAD);
  const start = hex(head.subarray(0, 4));
  if (ARCHIVES.some((archive) => start.startsWith(archive))) throw new UnreadableFile("archive");
  if (file.size > LARGEST_FILE) throw new UnreadableFile("too_large");
  const isDatabase = latin(head.subarray(0, 16)) === "SQLite format 3\0";
  const recognised = isDatabase
    ? await recogniseDatabase(file, openSqlite)
    : (recogniseSerato(file, head) ?? recogniseXml(file, head) ?? recogniseList(file, head));
  if (!recognised) throw new UnreadableFile("unknown");
  return recognised;
}
