import { unparse } from "papaparse";
import slugify from "slugify";
import type { DjEvent } from "@/lib/party/events/schema";
import type { SongRequest } from "@/lib/party/requests/schema";
import { wallTimeAt } from "@/lib/text/wall-time";

/** The exported columns, named like the API's fields. None of them identifies a guest. */
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

/** Without it, spreadsheets read the file in the local code page. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Where a spreadsheet may find a formula: at the start of a cell, after characters it ignores. In countries
 * whose lists are separated by semicolons, such as France, a cell also starts after each semicolon in a text.
 */
const BEFORE_FORMULA = /(?<=^|[;\t\r\n])(?=[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]|[\t\r])/gu;

/** Prefixes an apostrophe wherever a formula could start. Papa Parse's own guard misses some places. */
function guarded(text: string) {
  return text.replace(BEFORE_FORMULA, "'");
}

function cellOf(request: SongRequest, column: (typeof columns)[number]) {
  // A declined request may store when the same song was played for somebody else.
  if (column === "playedAt" && request.status === "declined") return null;
  const value = request[column];
  return typeof value === "string" ? guarded(value) : value;
}

/** Returns these requests as CSV. */
export function csvOf(requests: SongRequest[]) {
  const rows = requests.map((request) => columns.map((column) => cellOf(request, column)));
  return BYTE_ORDER_MARK + unparse([columns, ...rows], { newline: "\r\n" });
}

/** Long enough to tell events apart, short enough for every file system. */
const LONGEST_NAME = 60;

/**
 * Returns the file name of an export: the event's name, or its code, and its day, in ASCII letters, digits and
 * hyphens.
 */
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
