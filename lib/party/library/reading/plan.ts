import { type Found, foundTrack, type Place, type Problem, UnreadableFile } from "../formats/found";
import { type Kind, type Recognised, recognise } from "../formats/recognise";
import type { OpenSqlite } from "../formats/sqlite";
import type { ReadableImport } from "./read";
import { tidy } from "./tidy";

/** A file that is not read, and why. */
export type Refused = { fileName: string; problem: Problem; place: Place | null };
export type PlannedImport = ReadableImport & {
  kind: Kind;
  fileName: string;
  /** The files that it is read from. */
  origins: File[];
};
export type Plan = { imports: PlannedImport[]; refused: Refused[] };

const LONGEST_FILE_NAME = 100;

/** Where the tracks of each kind of file come from; a list is a source by itself. */
const SOURCES: Partial<Record<Kind, string>> = {
  rekordbox: "rekordbox",
  traktor: "traktor",
  virtualdj: "virtualdj",
  itunes: "itunes",
  serato: "serato",
  serato4: "serato",
  seratoCrate: "serato",
  engine: "engine",
  mixxx: "mixxx",
};

/** Which file of a program is read first: crates name the tracks of the others. */
const FIRST: Partial<Record<Kind, number>> = { serato4: -1, seratoCrate: 1 };
const rank = (kind: Kind) => FIRST[kind] ?? 0;

/** Why a file is refused. What is not foreseen is a fault of ours, and thrown. */
export function refusalOf(fileName: string, error: unknown): Refused {
  if (!(error instanceof UnreadableFile)) throw error;
  return { fileName, problem: error.problem, place: error.place };
}

/** A crate without the database that it belongs to knows its tracks by their paths alone. */
async function* alone(read: Recognised["read"]): AsyncGenerator<Found[]> {
  for await (const batch of read()) {
    for (const found of batch) {
      const paths = found.kind === "playlist" ? found.playlist.tracks : [];
      yield [...paths.map((path) => foundTrack(0, { keys: [path], path })), found];
    }
  }
}

type Named = Recognised & { fileName: string; origin: File };

function asList(file: Named): Named {
  return file.kind === "seratoCrate" ? { ...file, read: () => alone(file.read) } : file;
}

/** The source of a file's tracks, among what came with it. */
function sourceOf({ kind, fileName }: Named, kinds: Set<Kind>) {
  const isLoneCrate = kind === "seratoCrate" && !kinds.has("serato") && !kinds.has("serato4");
  const source = isLoneCrate ? undefined : SOURCES[kind];
  return source ?? `list:${tidy(fileName, LONGEST_FILE_NAME) || "-"}`;
}

/** Sorts recognised files into imports: those of one program together. */
function importsOf(files: Named[]): PlannedImport[] {
  const kinds = new Set(files.map(({ kind }) => kind));
  const imports = new Map<string, PlannedImport>();
  for (const file of [...files].sort((a, b) => rank(a.kind) - rank(b.kind))) {
    const source = sourceOf(file, kinds);
    const read = source.startsWith("list:") ? asList(file) : file;
    const planned = imports.get(source);
    if (planned) {
      planned.files.push(read);
      planned.origins.push(file.origin);
    } else {
      const { kind, fileName, origin } = file;
      imports.set(source, { source, kind, fileName, files: [read], origins: [origin] });
    }
  }
  return [...imports.values()];
}

/** Recognises files that were dropped together, and says what is to be imported and what cannot be. */
export async function planImports(files: File[], openSqlite: OpenSqlite): Promise<Plan> {
  const recognised: Named[] = [];
  const refused: Refused[] = [];
  for (const file of files) {
    try {
      const known = await recognise(file, openSqlite);
      recognised.push({ ...known, fileName: file.name, origin: file });
    } catch (error) {
      refused.push(refusalOf(file.name, error));
    }
  }
  return { imports: importsOf(recognised), refused };
}
