import fc from "fast-check";
import { libraryFile, openSqlite, seratoValue } from "@/lib/testing/library-files";
import { librarySamples } from "@/lib/testing/library-samples";
import { UnreadableFile } from "../formats/found";
import { newTrackSchema, type PlaylistPart, playlistPartSchema } from "../track";
import { planImports } from "./plan";
import { type Rows, readImport } from "./read";
import { runImport } from "./run";

/** A library that takes what the server takes, and shows it only when an import is finished. */
function library() {
  const seen = { tracks: [] as Rows["tracks"], playlists: [] as PlaylistPart[], ended: "" };
  const sent: Rows[] = [];
  return {
    seen,
    begin: async () => "1",
    send: async (_: string, part: number, rows: Rows) => {
      if (part !== sent.length || rows.tracks.length > 500) throw new Error("wrong part");
      for (const track of rows.tracks) newTrackSchema.parse(track);
      for (const playlist of rows.playlists) playlistPartSchema.parse(playlist);
      sent.push(structuredClone(rows));
    },
    finish: async () => {
      seen.tracks = sent.flatMap(({ tracks }) => tracks);
      seen.playlists = sent.flatMap(({ playlists }) => playlists);
      seen.ended += "finished";
      return { added: seen.tracks.length, updated: 0, unchanged: 0, missing: 0 };
    },
    giveUp: async () => {
      seen.ended += "given up";
    },
  };
}

async function imported(...files: File[]) {
  const { imports, refused } = await planImports(files, openSqlite);
  const libraries = [];
  for (const planned of imports) {
    const taking = library();
    const paths: [string, string][] = [];
    const keeping = async function* () {
      for await (const step of readImport(planned)) {
        if (step.kind === "rows") paths.push(...step.paths);
        yield step;
      }
    };
    const finished = await runImport(keeping(), taking, () => {});
    libraries.push({ source: planned.source, paths, ...finished, ...taking.seen });
  }
  return { libraries, refused };
}

test("every format brings its tracks in parts that a call takes", async () => {
  for (const [name, content] of await librarySamples()) {
    const { libraries, refused } = await imported(libraryFile(content, name));
    expect([name, refused]).toEqual([name, []]);
    expect(libraries[0]?.ended).toBe("finished");
  }
});

test("a large list is sent in parts of 500 tracks, and its playlist after them", async () => {
  const rows = Array.from({ length: 1203 }, (_, index) => `Song ${index}\tBand\t128`);
  const file = libraryFile(["Title\tArtist\tBPM", ...rows].join("\n"), "Large.txt");
  const {
    libraries: [read],
  } = await imported(file);
  expect(read?.source).toBe("list:Large.txt");
  expect(read?.tracks).toHaveLength(1203);
  expect(read?.playlists.map(({ sourceIds }) => sourceIds.length)).toEqual([500, 500, 203]);
  expect(read?.playlists.flatMap(({ sourceIds }) => sourceIds)).toEqual(
    read?.tracks.map(({ sourceId }) => sourceId),
  );
});

test("no path is sent, and each stays at hand for this device", async () => {
  const file = libraryFile("#EXTM3U\n#EXTINF:1,Lía - Rain\n/Users/dj/secret/rain.mp3\n");
  const {
    libraries: [read],
  } = await imported(file);
  expect(JSON.stringify([read?.tracks, read?.playlists])).not.toContain("secret");
  expect(read?.paths).toEqual([[read?.tracks[0]?.sourceId, "/Users/dj/secret/rain.mp3"]]);
});

test("a track without a title is skipped with its line, and one that has a file is called by it", async () => {
  const file = libraryFile("Title,Artist,Path\n,Lía,\n,Lía,/m/Sun.mp3\nRain,Lía,\n");
  const {
    libraries: [read],
  } = await imported(file);
  expect(read?.skipped).toEqual([{ line: 2, reason: "no_title" }]);
  expect(read?.tracks.map(({ title }) => title)).toEqual(["Sun", "Rain"]);
});

test("a list without titles is known as one, and all its rows are told as skipped", async () => {
  const rows = ["1\t\tAikakone\tToiseen", "2\t\tTeräsbetoni\t", "3\t\t\t", "4\t\tDarude\tStorm"];
  const text = `\ufeff#\tArtwork\tArtist\tAlbum\r\n${rows.join("\r\n")}\r\n`;
  const {
    libraries: [read],
    refused,
  } = await imported(libraryFile(Buffer.from(text, "utf16le")));
  expect([refused, read?.tracks]).toEqual([[], []]);
  expect(read?.skipped).toEqual([2, 3, 4, 5].map((line) => ({ line, reason: "no_title" })));
});

test("two tracks of one number stay two, alike at each import", async () => {
  const file = libraryFile(
    '<DJ_PLAYLISTS><COLLECTION><TRACK TrackID="10" Name="One"/><TRACK TrackID="10" Name="Two"/></COLLECTION></DJ_PLAYLISTS>',
  );
  const ids = async () =>
    (await imported(file)).libraries[0]?.tracks.map(({ sourceId }) => sourceId);
  expect(await ids()).toEqual(["10", "10.2"]);
  expect(await ids()).toEqual(["10", "10.2"]);
});

test("two libraries of one program come together, each number in its own", async () => {
  const rekordbox = (title: string) =>
    libraryFile(
      `<DJ_PLAYLISTS><COLLECTION><TRACK TrackID="1" Name="${title}" Location="file://localhost/${title}.mp3"/>
      <TRACK TrackID="2" Name="Both" Location="file://localhost/both.mp3"/></COLLECTION><PLAYLISTS>
      <NODE Type="0" Name="ROOT"><NODE Type="1" Name="${title}"><TRACK Key="1"/><TRACK Key="2"/></NODE></NODE>
      </PLAYLISTS></DJ_PLAYLISTS>`,
    );
  const {
    libraries: [read],
  } = await imported(rekordbox("Rain"), rekordbox("Sun"));
  expect(read?.tracks.map(({ title }) => title)).toEqual(["Rain", "Both", "Sun"]);
  const [rain, both, sun] = read?.tracks.map(({ sourceId }) => sourceId) ?? [];
  expect(read?.playlists).toMatchObject([
    { name: "Rain", sourceIds: [rain, both] },
    { name: "Sun", sourceIds: [sun, both] },
  ]);
});

const crate = Buffer.concat([
  seratoValue("vrsn", "1.0/Serato ScratchLive Crate"),
  seratoValue("otrk", [seratoValue("ptrk", "M/1.mp3")]),
  seratoValue("otrk", [seratoValue("ptrk", "M/gone.mp3")]),
]);

test("a crate joins the database that it came with, and stands alone as a list", async () => {
  const database = (await librarySamples()).find(([name]) => name === "database V2");
  const files = [
    libraryFile(crate, "Weddings%%Dinner.crate"),
    libraryFile(database?.[1] ?? "", "database V2"),
    libraryFile("notes", "neworder.pref"),
  ];
  const { libraries, refused } = await imported(...files);
  expect(refused).toMatchObject([{ fileName: "neworder.pref", problem: "unknown" }]);
  expect(libraries).toMatchObject([
    { source: "serato", playlists: [{ name: "Dinner", folders: ["Weddings"] }] },
  ]);
  expect(libraries[0]?.tracks).toHaveLength(40);
  expect(libraries[0]?.playlists[0]?.sourceIds).toHaveLength(1);
  const alone = await imported(libraryFile(crate, "Dinner.crate"));
  expect(alone.libraries).toMatchObject([
    { source: "list:Dinner.crate", tracks: [{ title: "1" }, { title: "gone" }] },
  ]);
});

test("a file that breaks off leaves the library as it was", async () => {
  const rows = Array.from(
    { length: 2000 },
    (_, id) => `<TRACK TrackID="${id}" Name="Song ${id}"/>`,
  );
  const file = libraryFile(`<DJ_PLAYLISTS><COLLECTION>\n${rows.join("\n")}\n<TRA`);
  const { imports } = await planImports([file], openSqlite);
  const taking = library();
  const [planned] = imports;
  if (!planned) throw new Error("not recognised");
  await expect(runImport(readImport(planned), taking, () => {})).rejects.toMatchObject({
    problem: "broken",
    place: { line: 2002, column: 5 },
  });
  expect(taking.seen).toEqual({ tracks: [], playlists: [], ended: "given up" });
});

type Mutation = { at: number; length: number; kind: number; bytes: Uint8Array };

/** Cuts, removes, doubles, overwrites or inserts bytes. */
function mutated(content: Uint8Array, { at, length, kind, bytes }: Mutation) {
  const start = Math.floor(at * content.length);
  const end = Math.min(content.length, start + length);
  const part = (from: number, to?: number) => content.subarray(from, to);
  const pieces = [
    [part(0, start)],
    [part(0, start), part(end)],
    [part(0, end), part(start)],
    [part(0, start), bytes, part(start + bytes.length)],
    [part(0, start), bytes, part(start)],
  ][kind] ?? [content];
  return new Uint8Array(Buffer.concat(pieces));
}

const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 400 }),
  kind: fc.integer({ min: 0, max: 4 }),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
});

const MUTATIONS = 2000;
const LONGEST_MS = 5000;
const READ = ["report", "skipped"];

test(`${MUTATIONS} damaged files are read or refused, in time and never half`, async () => {
  const samples = await librarySamples();
  const outcomes = { finished: 0, refused: 0, longestMs: 0 };
  const damage = fc.tuple(
    fc.nat(samples.length - 1),
    fc.array(mutation, { minLength: 1, maxLength: 3 }),
  );
  await fc.assert(
    fc.asyncProperty(damage, async ([index, mutations]) => {
      const [name, content] = samples[index] ?? ["", new Uint8Array()];
      const file = libraryFile(mutations.reduce(mutated, content), name);
      const start = performance.now();
      const { imports } = await planImports([file], openSqlite);
      const taking = library();
      const [planned] = imports;
      const error = planned
        ? await runImport(readImport(planned), taking, () => {}).catch((thrown) => thrown)
        : new UnreadableFile("unknown");
      const isRefused = error instanceof UnreadableFile;
      outcomes.longestMs = Math.max(outcomes.longestMs, performance.now() - start);
      outcomes[isRefused ? "refused" : "finished"]++;
      expect(outcomes.longestMs).toBeLessThan(LONGEST_MS);
      if (isRefused) expect(taking.seen.tracks).toEqual([]);
      else expect([Object.keys(error), taking.seen.ended]).toEqual([READ, "finished"]);
    }),
    { numRuns: MUTATIONS },
  );
  // Both happen often, or the mutations are too weak or too strong to tell anything.
  expect(outcomes.finished).toBeGreaterThan(MUTATIONS / 20);
  expect(outcomes.refused).toBeGreaterThan(MUTATIONS / 20);
}, 120_000);
