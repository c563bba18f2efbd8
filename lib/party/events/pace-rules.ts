import type { Pace } from "./schema";

/** Seconds assumed for a song of unknown length: the average single. */
export const TYPICAL_SECONDS = 210;
/** The pace follows from as many starts: enough that neither a break nor a skipped song moves the median. */
const MOST_STARTS = 13;
/** The event remembers as many more as steps can be undone: then its former pace is back. */
const STORED_STARTS = MOST_STARTS + 20;
/** From fewer, nothing is known yet. */
const FEWEST_GAPS = 3;
/** Two starts that follow each other more closely are one that was corrected, in seconds. */
const SHORTEST_GAP = 30;

type Started = { status: string; startedAt: string | null };

/** When songs have started, as an event stores it: seconds since 1970, oldest first, as JSON. */
type Starts = string;

function startsIn(stored: Starts): number[] {
  return JSON.parse(stored);
}

/** Returns the starts after a request has changed. One that is undone is left out. */
export function startsAfter(stored: Starts, before: Started | undefined, after: Started): Starts {
  const hasStarted = ({ status }: Started) => status === "playing" || status === "played";
  const wasStarted = before !== undefined && hasStarted(before);
  // Undo may bring back what was played.
  const isStart = !wasStarted && hasStarted(after);
  const isUndone = wasStarted && !hasStarted(after);
  if (!isStart && !isUndone) return stored;
  const at = Math.floor(Date.parse((isStart ? after : before)?.startedAt ?? "") / 1000);
  const starts = startsIn(stored);
  if (isStart && !Number.isNaN(at)) starts.push(at);
  // One of them: two songs may have started within a second.
  if (isUndone && starts.includes(at)) starts.splice(starts.indexOf(at), 1);
  return JSON.stringify(starts.sort((a, b) => a - b).slice(-STORED_STARTS));
}

type Paced = { starts: Starts; decksUntil: string | null };

/**
 * Returns how fast songs have followed each other. The median, because a break must not move it. While decks are
 * connected, the lengths of the songs tell more.
 */
export function paceAt({ starts: stored, decksUntil }: Paced, now: number): Pace {
  const starts = startsIn(stored).slice(-MOST_STARTS);
  const hasDecks = decksUntil !== null && Date.parse(decksUntil) > now;
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? start));
  const known = gaps.filter((gap) => gap >= SHORTEST_GAP).sort((a, b) => a - b);
  const last = starts.at(-1);
  return {
    seconds: hasDecks || known.length < FEWEST_GAPS ? null : median(known),
    last: last === undefined ? null : new Date(last * 1000).toISOString(),
  };
}

function median(sorted: readonly number[]) {
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const high = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return Math.round((low + high) / 2);
}

/** What of the line comes before a place: how many songs, and how long they and the playing one take. */
type Ahead = { count: number; seconds: number };

/**
 * Returns in how many seconds a place of the line is due: at the pace of the night or, until it is known, when the
 * songs before it are over.
 */
export function waitAt({ seconds: pace, last }: Pace, ahead: Ahead, now: number) {
  if (pace === null) return ahead.seconds;
  const since = last ? (now - Date.parse(last)) / 1000 : pace;
  return Math.max(0, Math.round(pace - since)) + ahead.count * pace;
}

/** Whether a song that begins in `wait` seconds ends before the closing time. It does if there is none to come. */
export function isInTime(wait: number, seconds: number, closesAt: string | null, now: number) {
  const end = closesAt ? Date.parse(closesAt) : now;
  return end <= now || now + (wait + seconds) * 1000 <= end;
}

type Night = Paced & { queued: number; closesAt: string | null };

/** Whether a new request would not be played before the closing time, at the end of the line. */
export function isFullAt({ queued, closesAt, ...paced }: Night, now: number) {
  const ahead = { count: queued, seconds: queued * TYPICAL_SECONDS };
  return !isInTime(waitAt(paceAt(paced, now), ahead, now), TYPICAL_SECONDS, closesAt, now);
}
