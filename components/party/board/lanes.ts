import type { Line } from "@/lib/party/board/hooks";
import { QUEUE } from "@/lib/party/events/lanes";
import type { DjRequest } from "@/lib/party/requests/schema";

export type Lane = {
  name: string;
  requests: DjRequest[];
  /** How many there are, until the page knows them all. */
  songs?: number;
};

/** Returns the queue, then the other lanes in the event's order; a lane that was renamed away keeps its songs. */
export function lanesOf(
  names: string[],
  { requests: accepted, isWhole, queued }: Pick<Line, "requests" | "isWhole" | "queued">,
): Lane[] {
  const all = new Set([QUEUE, ...names, ...accepted.map(({ lane }) => lane)]);
  return [...all].map((name) => ({
    name,
    requests: accepted.filter(({ lane }) => lane === name),
    ...(name === QUEUE && !isWhole && { songs: queued }),
  }));
}

/** The id of a lane's name in the column; no request has such an id. */
export function headingOf(lane: string) {
  return `lane ${lane}`;
}

/** All lanes as one column: each lane's name, then its songs. A song belongs to the name above it. */
export function columnOf(lanes: Lane[]) {
  return lanes.flatMap(({ name, requests }) => [headingOf(name), ...requests.map(({ id }) => id)]);
}

type Drop = {
  lane: string;
  /** The song that comes before it; null for the first place. */
  after: string | null;
  /** 1 is the lane's first. */
  place: number;
};

/** Returns where a song ends up when it takes the place of `over` in the column. */
export function dropIn(lanes: Lane[], id: string, over: string): Drop | undefined {
  const column = columnOf(lanes);
  const [from, to] = [column.indexOf(id), column.indexOf(over)];
  if (from < 0 || to < 0) return undefined;
  const order = column.filter((key) => key !== id);
  order.splice(to, 0, id);
  const index = order.indexOf(id);
  const headings = new Map(lanes.map(({ name }) => [headingOf(name), name]));
  const heading = order.slice(0, index).findLastIndex((key) => headings.has(key));
  const lane = headings.get(order[heading] ?? "");
  if (lane === undefined) return undefined;
  const place = index - heading;
  return { lane, after: place === 1 ? null : (order[index - 1] ?? null), place };
}
