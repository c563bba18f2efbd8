import { databaseFile, openSqlite, readLibrary, seratoValue } from "@/lib/testing/library-files";
import { recognise } from "./recognise";

const refusal = (content: string | Uint8Array) =>
  readLibrary(content).then(
    () => null,
    ({ problem, place }) => ({ problem, place }),
  );

test.each([
  ["nothing", "", "empty"],
  ["a zip archive", "PK\x03\x04rest", "archive"],
  ["a gzip archive", Buffer.from("1f8b0800", "hex"), "archive"],
  ["a photo", Buffer.from("ffd8ffe000104a464946", "hex"), "unknown"],
  ["another XML file", "<svg/>", "unknown"],
  ["a letter", "Dear DJ,\nplease play Rain, at nine.\n", "unknown"],
  ["a table of something else", "Name,Street\nLía,Main\n", "unknown"],
  ["zeros", new Uint8Array(5000), "unknown"],
])("%s is refused", async (_, content, problem) => {
  expect(await refusal(content)).toMatchObject({ problem });
});

test.each([
  '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><DJ_PLAYLISTS>&b;</DJ_PLAYLISTS>',
  '<?xml version="1.0"?><!DOCTYPE NML SYSTEM "http://x.example/evil.dtd"><NML/>',
  '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/x.dtd" [<!ENTITY a "a">]><plist/>',
])("a DOCTYPE but the property list's is refused: %s", async (content) => {
  expect(await refusal(content)).toMatchObject({ problem: "doctype" });
});

test.each([
  ["cut", '<NML>\n<COLLECTION>\n<ENTRY TITLE="Rai', { line: 3, column: 18 }],
  ["not closed", '<NML>\n<COLLECTION>\n<ENTRY TITLE="Rain"/>\n', { line: 4, column: 1 }],
  ["an entity of its own", "<NML>\n<COLLECTION>&x;</COLLECTION></NML>", { line: 2, column: 16 }],
])("XML that is %s says where it breaks off", async (_, content, place) => {
  expect(await refusal(content)).toEqual({ problem: "broken", place });
});

test("bytes of another encoding break a file off where they stand", async () => {
  const content = Buffer.from(
    '<?xml version="1.0"?>\n<NML><COLLECTION>\xff\xff</COLLECTION></NML>',
    "latin1",
  );
  expect(await refusal(content)).toMatchObject({ problem: "broken" });
});

test.each([
  ["a quote that never closes", 'Title,Artist\nRain,Lía\n"Sun,Lía\n', { line: 3, column: 1 }],
  ["a row that stops", "Title\tArtist\tBPM\nRain\tLía\t120\nSun\tL", { line: 3, column: 6 }],
  ["a playlist that stops above a path", "#EXTM3U\n#EXTINF:1,Lía - Ra", { line: 2, column: 19 }],
])("%s breaks a list off", async (_, content, place) => {
  expect(await refusal(content)).toEqual({ problem: "broken", place });
});

test("a database of Serato that is cut says after how many bytes", async () => {
  const whole = Buffer.concat([
    seratoValue("vrsn", "2.0/Serato Scratch LIVE Database"),
    seratoValue("otrk", [seratoValue("tsng", "Rain")]),
  ]);
  expect(await refusal(whole.subarray(0, -3))).toEqual({ problem: "broken", place: { byte: 72 } });
});

const TRACK = "create table Track (id integer primary key, title text, bpmAnalyzed real)";

test.each([
  ["a table that is a view", ["create view Track as select 1 as id, 2 as bpmAnalyzed"]],
  [
    "a column that computes",
    [
      "create table Track (id integer, bpmAnalyzed real, title text as (printf('%.*c', 100000000, 'x')))",
      "insert into Track (id) values (1)",
    ],
  ],
  [
    "a trigger that reaches for files",
    [TRACK, "create trigger t after insert on Track begin select load_extension('x'); end"],
  ],
  ["a view that fills the memory", [TRACK, "create view v as select zeroblob(1000000000)"]],
])("a database with %s is not opened", async (_, statements) => {
  expect(await refusal(await databaseFile(...statements))).toMatchObject({ problem: "unsafe" });
});

test("a database of another kind is not known, and a damaged one is broken", async () => {
  expect(await refusal(await databaseFile("create table notes (id integer)"))).toMatchObject({
    problem: "unknown",
  });
  const whole = await databaseFile(
    TRACK,
    "insert into Track select value, hex(randomblob(200)), 1 from json_each('[1,2,3,4,5,6,7,8,9]')",
  );
  expect(await refusal(whole.subarray(0, 4100))).toMatchObject({ problem: "broken" });
  expect(await refusal(whole.map((byte, at) => (at > 4096 ? 0xff : byte)))).toMatchObject({
    problem: "broken",
  });
});

test("a file larger than any library is refused before it is read", async () => {
  const head = new Blob(["<DJ_PLAYLISTS>"]);
  const sparse = { size: 2 ** 31, name: "x", slice: () => head } as unknown as File;
  await expect(recognise(sparse, openSqlite)).rejects.toMatchObject({ problem: "too_large" });
});
