import slugify from "slugify";
import type { DjEvent } from "@/lib/party/events/schema";
import type { SongRequest } from "@/lib/party/requests/schema";
import { type Cell, csvText } from "@/lib/text/csv";
import { wallTimeAt } from "@/lib/text/wall-time";
import { zonedTimeAt } from "@/lib/text/zone-offset";

/** The exported fields of a request, named like the API's. None of them identifies a guest. */
const fields = [
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

export const columns = [...fields, "timeZone"] as const;

function cellOf(request: SongRequest, field: (typeof fields)[number], timeZone: string): Cell {
  // A declined request may store when the same song was played for somebody else.
  if (field === "playedAt" && request.status === "declined") return null;
  switch (field) {
    case "createdAt":
    case "acceptedAt":
    case "playedAt":
      return request[field] && zonedTimeAt(request[field], timeZone);
    default:
      return request[field];
  }
}

/** Returns these requests as CSV. Times are those of the venue's clocks, each with its distance from UTC. */
export function csvOf(requests: SongRequest[], timeZone: string) {
  return csvText(
    columns,
    requests.map((request) => [
      ...fields.map((field) => cellOf(request, field, timeZone)),
      timeZone,
    ]),
  );
}

/** Long enough to tell events apart, short enough for every file system. */
const LONGEST_NAME = 60;

/**
 * Returns the file name of an export, without an ending: the event's name, or its code, and its day, in ASCII letters, digits and
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
  return `${slug || code.toLowerCase()}-${day}`;
}
