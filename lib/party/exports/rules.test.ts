import fc from "fast-check";
import { parse } from "papaparse";
import type { SongRequest } from "@/lib/party/requests/schema";
import { columns, csvOf, fileNameOf } from "./rules";

const blue: SongRequest = {
  id: "r1",
  title: "Blue Monday",
  artist: "New Order",
  trackId: "t1",
  seconds: 448,
  status: "played",
  lane: "queue",
  position: 1,
  pinned: false,
  declineReason: null,
  declineNote: null,
  backers: 3,
  createdAt: "2026-11-21T20:00:00.000Z",
  acceptedAt: "2026-11-21T20:01:00.000Z",
  startedAt: "2026-11-21T20:02:00.000Z",
  playedAt: "2026-11-21T20:09:00.000Z",
  declinedAt: null,
  withdrawnAt: null,
};

/** Returns the cells that a spreadsheet with comma-separated lists shows. */
function cellsOf(csv: string) {
  const { data, errors } = parse<string[]>(csv.replace("\ufeff", ""));
  expect(errors).toEqual([]);
  return data;
}

function songCells(title: string, artist = "New Order") {
  const [, row = []] = cellsOf(csvOf([{ ...blue, title, artist }], "Europe/Berlin"));
  return row;
}

/** Drops the characters that a reader may skip before it looks for a formula. */
const shownOf = (cell: string) => cell.replace(/^[\s\p{Cc}\p{Cf}"]+/u, "");
const isFormula = (cell: string) => /^[=+\-@＝＋－＠]/u.test(shownOf(cell));

const openings = ["=", "+", "-", "@", "＝", "＋", "－", "＠"];
const formulas = [
  `=cmd|' /C calc'!A0`,
  "+1",
  "-1+1",
  "@SUM(1,1)",
  '=HYPERLINK("https://evil.example";"click")',
  "＝1+1",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "=1+1\nand a second line",
  "   =1+1",
  "\u00a0+1",
  "\u3000-1",
  "\ufeff@SUM(1)",
  "\u200b=1+1",
  '"=1+1"',
  "Song;=1+1",
  'Song; "=1+1"',
  "Song\t=1+1",
  "Song\n=1+1",
  'Song","=1+1',
  'Song\r\n"=1+1"',
];

test.each(formulas)("a spreadsheet reads %j as text", (text) => {
  const [title = "", artist = "", ...rest] = songCells(text, text);
  expect([title, artist].map(isFormula)).toEqual([false, false]);
  // Nothing is lost, and nothing spills into the next cells.
  expect(title.replaceAll("'", "")).toBe(text.replaceAll("'", ""));
  expect(artist).toBe(title);
  expect(rest).toHaveLength(columns.length - 2);
});

test.each(formulas)(
  "a spreadsheet that separates cells by semicolons or tabs reads %j as text, too",
  (text) => {
    const line = csvOf([{ ...blue, title: "Plain", artist: text }], "UTC").replace(/^.*\r\n/, "");
    // Such a reader ignores the quotes and splits the cell.
    expect(line.split(/[;\t\r\n]/).filter(isFormula)).toEqual([]);
  },
);

test("everything that guests write is exported as text, complete and in its own cell", () => {
  const piece = fc.constantFrom(...openings, ..."\t\r\n;,\" aZ'é新".split(""), "\u3000", "🎉");
  const text = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, (title, artist) => {
      const row = songCells(title, artist);
      expect(row).toHaveLength(columns.length);
      expect(row.filter(isFormula)).toEqual([]);
      expect(row.slice(0, 2).map((cell) => cell.replaceAll("'", ""))).toEqual(
        [title, artist].map((original) => original.replaceAll("'", "")),
      );
    }),
  );
});

test.each([
  "99 Problems",
  "Don't Stop",
  "AC/DC",
  "Salt-N-Pepa",
  "a = b",
  "C+C; Music",
  "أغنية",
  "新年快乐",
])("%s is exported unchanged", (title) => expect(songCells(title)[0]).toBe(title));

test("the file has a byte order mark, CRLF line ends and the API's field names", () => {
  const csv = csvOf([blue], "Europe/Berlin");
  expect(csv).toBe(
    "\ufefftitle,artist,status,lane,backers,createdAt,acceptedAt,playedAt,declineReason,timeZone\r\n" +
      "Blue Monday,New Order,played,queue,3,2026-11-21T21:00:00+01:00,2026-11-21T21:01:00+01:00," +
      "2026-11-21T21:09:00+01:00,,Europe/Berlin",
  );
});

test("a declined request exports no playedAt, even when its song was played", () => {
  const [, row] = cellsOf(
    csvOf([{ ...blue, status: "declined", declineReason: "already_played" }], "UTC"),
  );
  expect(row?.slice(-3)).toEqual(["", "already_played", "UTC"]);
});

test("in the night of the longer hour, exported times keep their order and tell the hours apart", () => {
  const atHalfPast = ["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"];
  const rows = cellsOf(
    csvOf(
      atHalfPast.map((createdAt) => ({ ...blue, createdAt })),
      "Europe/Berlin",
    ),
  );
  const times = rows.slice(1).map((row) => row[columns.indexOf("createdAt")]);
  expect(times).toEqual(["2026-10-25T02:30:00+02:00", "2026-10-25T02:30:00+01:00"]);
});

const night = {
  name: "Lena & Omar",
  code: "PARTY2",
  opensAt: null,
  createdAt: "2026-11-21T23:30:00.000Z",
  timeZone: "UTC",
};

test.each([
  ["its name and day", {}, "lena-and-omar-2026-11-21"],
  ["the day where it was", { timeZone: "Europe/Berlin" }, "lena-and-omar-2026-11-22"],
  ["the day it opened", { opensAt: "2026-12-31T18:00:00Z" }, "lena-and-omar-2026-12-31"],
  ["its code when no plain letter is left", { name: "新年晚会" }, "party2-2026-11-21"],
])("a file is named after %s", (_, change, expected) => {
  expect(fileNameOf({ ...night, ...change })).toBe(expected);
});

test("every event name becomes a safe file name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 120 }), (name) => {
      expect(fileNameOf({ ...night, name })).toMatch(/^[a-z0-9-]{1,80}$/);
    }),
  );
});
