import slugify from "slugify";
import type { DjEvent } from "@/lib/party/events/schema";
import type { SongRequest } from "@/lib/party/requests/schema";
import { type Cell, csvText } from "@/lib/text/csv";
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

function cellOf(request: SongRequest, column: (typeof columns)[number]): Cell {
  // A declined request may store when the same song was played for somebody else.
  if (column === "playedAt" && request.status === "declined") return null;
  return request[column];
}

/** Returns these requests as CSV. */
export function csvOf(requests: SongRequest[]) {
  return csvText(
    columns,
    requests.map((request) => columns.map((column) => cellOf(request, column))),
  );
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
