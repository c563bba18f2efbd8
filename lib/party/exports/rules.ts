import { unparse } from "papaparse";
import slugify from "slugify";
import { wallTimeAt } from "@/lib/party/events/rules";
import type { DjEvent } from "@/lib/party/events/schema";
import type { SongRequest } from "@/lib/party/requests/schema";

/** What outlives the night: nothing here tells who asked. Named as the API names it. */
export const columns = [
  "title",
  "artist",
  "status",
  "lane",
  "backers",
  "createdAt",
  "acceptedAt",
  "playedAt",
  "declineReason",
] as const satisfies (keyof SongRequest)[];

/** Spreadsheets take a file without it for one in the alphabet of their country. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Where a spreadsheet may find a formula: at the start of a cell, past what it overlooks there. Where a country's
 * lists are parted by semicolons, as in France, a cell also starts after each semicolon inside a text.
 */
const BEFORE_FORMULA = /(?<=^|[;\t\r\n])(?=[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]|[\t\r])/gu;

/** The text with an apostrophe wherever it could be taken for a formula. Papa Parse's own guard overlooks some. */
function guarded(text: string) {
  return text.replace(BEFORE_FORMULA, "'");
}

function cellOf(request: SongRequest, column: (typeof columns)[number]) {
  // A declined request may hold when the same song was played for somebody else.
  if (column === "playedAt" && request.status === "declined") return null;
  const value = request[column];
  return typeof value === "string" ? guarded(value) : value;
}

/** These requests as a table that spreadsheets open. */
export function csvOf(requests: SongRequest[]) {
  const rows = requests.map((request) => columns.map((column) => cellOf(request, column)));
  return BYTE_ORDER_MARK + unparse([columns, ...rows], { newline: "\r\n" });
}

/** Long enough to tell nights apart, short enough for every file system. */
const LONGEST_NAME = 60;

/** What the file of a night is called, of plain letters, digits and hyphens: its name, or its code, and its day. */
export function fileNameOf({
  name,
  code,
  opensAt,
  createdAt,
  timeZone,
}: Pick<DjEvent, "name" | "code" | "opensAt" | "createdAt" | "timeZone">) {
  const slug = slugify(name, { lower: true, strict: true }).slice(0, LONGEST_NAME);
  const [day] = wallTimeAt(opensAt ?? createdAt, timeZone).split("T");
  return `${slug || code.toLowerCase()}-${day}.csv`;
}
