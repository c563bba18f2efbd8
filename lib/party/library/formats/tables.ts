import Papa from "papaparse";
import { camelotOf } from "../keys";
import { type Column, columnOf } from "./columns";
import { type Found, foundTrack, UnreadableFile } from "./found";
import { nameOfPath } from "./paths";
import { wholeList } from "./text";
import { bpmOf, clockOf, starsOf, withVersion, yearOf } from "./values";

type Row = { line: number; cells: string[] };

/** Splits a text in which columns have a fixed width, which the heading shows: those of Serato's text export. */
function ofFixedWidth(lines: string[]): Row[] {
  const [head = ""] = lines;
  const starts = [...head.matchAll(/(?<=^|\s{2})\S/g)].map(({ index }) => index);
  const rows = lines.map((line, index) => ({
    line: index + 1,
    cells: starts.map((start, column) => line.slice(start, starts[column + 1]).trim()),
  }));
  return rows.filter((_, index) => !/^-{3,}\s*$/.test(lines[index] ?? ""));
}

/** Splits comma-separated text, in which a value in quotes may hold line breaks. */
function ofCommas(text: string, delimiter: string): Row[] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  let line = 1;
  const rows = data.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.join("").split("\n").length - 1;
    return row;
  });
  const open = errors.find(({ code }) => code === "MissingQuotes");
  if (open) throw new UnreadableFile("broken", { line: rows[open.row ?? 0]?.line ?? 1, column: 1 });
  return rows;
}

/** Splits a list into rows. In tab-separated text quotes mean nothing. */
function rowsOf(text: string): Row[] {
  const isMarked = /^sep=.\r?\n/i.test(text);
  const body = isMarked ? text.slice(text.indexOf("\n") + 1) : text;
  const lines = body.split(/\r\n?|\n/);
  const head = lines.find((line) => line.trim()) ?? "";
  const shift = isMarked ? 1 : 0;
  const rows = head.includes("\t")
    ? lines.map((line, index) => ({ line: index + 1, cells: line.split("\t") }))
    : /\S\s{2,}\S/.test(head) && !head.includes(",")
      ? ofFixedWidth(lines)
      : ofCommas(body, head.split(";").length > head.split(",").length ? ";" : ",");
  return rows
    .filter(({ cells }) => cells.some((cell) => cell.trim()))
    .map(({ line, cells }) => ({ line: line + shift, cells }));
}

/**
 * What each cell of a row holds. Of two damaged headings the meaning is still clear: one without its first name, the
 * title, and one into which names slipped that nobody knows.
 */
function columnsOf(head: string[], rows: Row[]) {
  const columns = head.map(columnOf);
  const isWide = (width: number) =>
    rows.length > 1 &&
    rows.slice(1).filter(({ cells }) => cells.length === width).length * 2 > rows.length - 1;
  const known = columns.filter((column) => column !== null);
  if (isWide(head.length + 1) && !known.includes("title")) return ["title" as const, ...columns];
  return known.length < head.length && isWide(known.length) ? known : columns;
}

type Values = Partial<Record<Column, string>>;

function valuesOf(cells: string[], columns: (Column | null)[]) {
  const values: Values = {};
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]?.trim();
    if (column && cell && values[column] === undefined) values[column] = cell;
  }
  return values;
}

/** rekordbox draws its stars; other programs write a number. */
function ratingOf(rating = "") {
  const stars = rating.match(/[*★]/g)?.length;
  return stars ?? starsOf(rating, 5);
}

function trackOf(line: number, values: Values): Found & { kind: "track" } {
  const { path = "" } = values;
  return foundTrack(line, {
    // Without a path, the row itself tells the track from the others.
    keys: [path || JSON.stringify(values)],
    title: withVersion(values.title ?? nameOfPath(path), values.remix),
    artist: values.artist,
    album: values.album,
    genre: values.genre,
    year: yearOf(values.year),
    duration: clockOf(values.duration),
    bpm: bpmOf(values.bpm),
    key: camelotOf(values.key ?? ""),
    comment: values.comment,
    rating: ratingOf(values.rating),
    path: path || null,
  });
}

/** Whether the first line of a list names columns of tracks. */
export function isTable(head: string) {
  const [first] = rowsOf(head.slice(0, 64 * 1024).replace(/[^\r\n]*$/, "") || head);
  const columns = (first?.cells ?? []).map(columnOf).filter((column) => column !== null);
  return columns.length >= 2 && (columns.includes("title") || columns.includes("artist"));
}

/** A list of what Serato played begins with the night itself, which has no deck. */
function isNight(head: string[], { cells }: Row) {
  const deck = head.findIndex((heading) => /^deck$/i.test(heading.trim()));
  const isHistory = deck >= 0 && head.some((heading) => /^playtime$/i.test(heading.trim()));
  // Without its first heading, each value stands one place further right.
  return isHistory && !cells[cells.length > head.length ? deck + 1 : deck]?.trim();
}

/** A list that stops within its last line: shorter than the heading, and without an end. */
function refuseBrokenOff(text: string, rows: Row[], width: number) {
  const last = rows.at(-1);
  const isCut = last && rows.length > 1 && last.cells.length < width && !/[\r\n]$/.test(text);
  if (!isCut) return;
  const column = (text.split(/\r\n?|\n/).at(-1)?.length ?? 0) + 1;
  throw new UnreadableFile("broken", { line: last.line, column });
}

/**
 * Reads a list as a table: comma-separated, tab-separated or of fixed width, as DJ programs export a playlist or a
 * night, which is called like its file.
 */
export async function* readTable(file: Blob, fileName: string): AsyncGenerator<Found[]> {
  const text = await wholeList(file);
  const [head, ...rows] = rowsOf(text);
  if (!head) throw new UnreadableFile("empty");
  refuseBrokenOff(text, rows, head.cells.length);
  const columns = columnsOf(head.cells, rows);
  const [first] = rows;
  const songs = first && isNight(head.cells, first) ? rows.slice(1) : rows;
  const found = songs.map(({ line, cells }) => trackOf(line, valuesOf(cells, columns)));
  const name = fileName.replace(/\.(csv|txt|tsv)$/i, "");
  const tracks = found.flatMap(({ track }) => track.keys);
  yield [{ kind: "total", tracks: found.length }, ...found];
  yield [{ kind: "playlist", playlist: { folders: [], name, tracks } }];
}
