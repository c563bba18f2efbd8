import { groupBy } from "@/lib/lists/group-by";
import type { DjEvent } from "@/lib/party/events/schema";
import type { CountedRequest } from "@/lib/party/requests/read";
import type { DeclineReason } from "@/lib/party/requests/statuses";
import { foldArtist } from "@/lib/party/songs/rules";
import { offsetAt } from "@/lib/text/zone-offset";
import {
  type Insights,
  type Night,
  type Outcome,
  outcomes,
  type Period,
  type Wait,
} from "./schema";

export const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** More points than this are a curve that nobody can read on a phone. */
const MOST_BUCKETS = 18;
const BUCKET_MINUTES = [5, 10, 15, 30, 60, 120, 180, 360, 720, DAY_MINUTES];
/** As many songs, artists and minutes as a list shows at a glance. */
export const TOP = 8;
/** The steps of the waiting times, in minutes. */
const WAIT_STEPS = [5, 10, 15, 20, 30, 45, 60];

const PERIOD_MINUTES: Record<Exclude<Period, "night">, number> = { three_hours: 180, hour: 60 };

/** Returns the instant (ISO) from which a period's requests count; `end` is when the night ends, in ms since 1970. */
export function sinceOf(period: Period, end: number) {
  if (period === "night") return "";
  return new Date(end - PERIOD_MINUTES[period] * MINUTE_MS).toISOString();
}

/** Returns the value below which this share of them lies (nearest rank), or null of none. */
export function quantile(values: readonly number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

function waitOf(seconds: readonly number[]): Wait {
  const [median, ninetieth] = [quantile(seconds, 0.5), quantile(seconds, 0.9)];
  return { count: seconds.length, median, ninetieth };
}

const secondsBetween = (from: string, to: string) =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));

export const laterOf = (a: string, b: string) => (a > b ? a : b);

type Begun = Pick<DjEvent, "opensAt"> & { settings: Pick<DjEvent["settings"], "collectsFrom"> };

/**
 * Returns when a night that collects requests days ahead began (ISO): before, nobody waits, and nothing is busy. Empty
 * for others, and until it begins: all of their requests are of the night.
 */
export function beginningOf({ opensAt, settings }: Begun, now: number) {
  return settings.collectsFrom && opensAt && Date.parse(opensAt) <= now ? opensAt : "";
}

/** Seconds from each request until its song started. A declined one may keep when the same song played for others. */
function waitsToPlay(requests: readonly CountedRequest[], beginning: string) {
  return requests.flatMap(({ status, createdAt, startedAt }) =>
    startedAt && (status === "playing" || status === "played")
      ? secondsBetween(laterOf(createdAt, beginning), startedAt)
      : [],
  );
}

/** Seconds from each request until the DJ answered it in the night. */
function waitsForAnswer(requests: readonly CountedRequest[], beginning: string) {
  return requests.flatMap(({ status, createdAt, acceptedAt, declinedAt }) => {
    const answered = status === "declined" ? declinedAt : acceptedAt;
    if (!answered || status === "pending" || answered < beginning) return [];
    return secondsBetween(laterOf(createdAt, beginning), answered);
  });
}

export function outcomesOf(requests: readonly CountedRequest[]) {
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0]));
  for (const { status } of requests) counts[status] = (counts[status] ?? 0) + 1;
  return counts as Record<Outcome, number>;
}

/** Those for which somebody has asked. The decks play others, which count as played songs, and as no requests. */
function askedOf(requests: readonly CountedRequest[]) {
  return requests.filter(({ unasked, backers }) => unasked === 0 || backers > 0);
}

/** What was asked and played on a night, oldest first, and when it began: see `beginningOf`. */
export type Songs = { songs: readonly CountedRequest[]; beginning: string };

type About = Pick<Night, "id" | "name" | "venue" | "timeZone" | "startedAt">;

/** Returns a night's few figures for comparing. */
export function nightOf(about: About, { songs, beginning }: Songs, guests: number): Night {
  const requests = askedOf(songs);
  const { played, playing, accepted: waiting, declined } = outcomesOf(requests);
  const accepted = played + playing + waiting;
  const answered = accepted + declined;
  return {
    ...about,
    requests: requests.length,
    guests,
    accepted,
    declined,
    played: outcomesOf(songs).played,
    acceptance: answered > 0 ? accepted / answered : null,
    wait: waitOf(waitsToPlay(requests, beginning)),
  };
}

/** Returns how many minutes a bucket spans, so that the span reads as one curve. */
export function bucketMinutesFor(spanMinutes: number) {
  const fitting = BUCKET_MINUTES.find((minutes) => spanMinutes / minutes < MOST_BUCKETS);
  return fitting ?? Math.ceil(spanMinutes / MOST_BUCKETS / DAY_MINUTES) * DAY_MINUTES;
}

/** Returns how often something happened per bucket, from `from` (ms since 1970); what lies outside is left out. */
export function countPerBucket(
  instants: readonly string[],
  from: number,
  minutes: number,
  length: number,
) {
  const counts = Array.from({ length }, () => 0);
  for (const at of instants) {
    const index = Math.floor((Date.parse(at) - from) / (minutes * MINUTE_MS));
    if (index in counts) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** Adds up the backers of the requests that share a key, most first; of equals, the one asked for first. */
function byBackers<T>(requests: readonly CountedRequest[], keyOf: (one: CountedRequest) => T) {
  return [...groupBy(requests, keyOf).values()]
    .map((of) => ({ of, backers: of.reduce((sum, { backers }) => sum + backers, 0) }))
    .sort((a, b) => b.backers - a.backers)
    .slice(0, TOP);
}

export function topSongs(requests: readonly CountedRequest[]): Insights["songs"] {
  const wanted = requests.filter(({ status }) => status !== "withdrawn");
  return byBackers(wanted, ({ songKey }) => songKey).flatMap(({ of, backers }) => {
    const [first] = of;
    if (!first) return [];
    const isPlayed = of.some(({ status }) => status === "played" || status === "playing");
    return { title: first.title, artist: first.artist, backers, isPlayed };
  });
}

/** Returns the songs that most guests loved; of equals, the one that played first. */
export function lovedOf(
  songs: readonly CountedRequest[],
  hearts: ReadonlyMap<string, number>,
): Insights["loved"] {
  return songs
    .map((song) => ({ ...song, hearts: hearts.get(song.id) ?? 0 }))
    .filter((song) => song.hearts > 0)
    .sort((a, b) => b.hearts - a.hearts || ((a.startedAt ?? "") < (b.startedAt ?? "") ? -1 : 1))
    .slice(0, TOP)
    .map(({ title, artist, hearts: count }) => ({ title, artist, hearts: count }));
}

/** Returns the artists that most guests asked for, each in the spelling that most of them used. */
export function topArtists(requests: readonly CountedRequest[]): Insights["artists"] {
  const wanted = requests.filter(({ status, artist }) => status !== "withdrawn" && artist !== "");
  // Each spelling is folded once, however many requests have it.
  const folded = new Map(wanted.map(({ artist }) => [artist, ""]));
  for (const artist of folded.keys()) folded.set(artist, foldArtist(artist));
  return byBackers(wanted, ({ artist }) => folded.get(artist)).flatMap(({ of, backers }) => {
    const first = byBackers(of, ({ artist }) => artist)[0]?.of[0];
    return first ? { artist: first.artist, backers, requests: of.length } : [];
  });
}

export function reasonsOf(requests: readonly CountedRequest[]): Insights["reasons"] {
  const counts = new Map<DeclineReason, number>();
  for (const { status, declineReason } of requests) {
    if (status !== "declined" || !declineReason) continue;
    counts.set(declineReason, (counts.get(declineReason) ?? 0) + 1);
  }
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((a, b) => b.count - a.count);
}

/** Returns how many requests waited up to each step until their song played. */
function waitSteps(seconds: readonly number[]): Insights["waits"] {
  const steps = [...WAIT_STEPS, null];
  return steps.map((minutes, index) => {
    const over = (steps[index - 1] ?? 0) * 60;
    const upTo = minutes === null ? Number.POSITIVE_INFINITY : minutes * 60;
    const isFirst = index === 0;
    const inStep = (wait: number) => (isFirst || wait > over) && wait <= upTo;
    return { minutes, count: seconds.filter(inStep).length };
  });
}

/**
 * Returns the curve of a night from its beginning or first request on, and of the night before in as many minutes. Its
 * buckets begin on the full hours of the venue's clocks, and stay equally long where these are changed.
 */
export function curveOf(night: Songs, nightBefore: Songs, timeZone: string) {
  const [requests, before] = [askedOf(night.songs), askedOf(nightBefore.songs)];
  const first = firstOf(requests, night.beginning);
  if (Number.isNaN(first)) return { bucketMinutes: 5, buckets: [], previousBuckets: [] };
  const asked = askedSince(requests, night.beginning);
  const started = night.songs.flatMap(({ status, startedAt }) =>
    startedAt && (status === "playing" || status === "played") ? startedAt : [],
  );
  const instants = [...asked, ...started];
  const last = instants.reduce((latest, at) => Math.max(latest, Date.parse(at)), first);
  const bucketMinutes = bucketMinutesFor((last - first) / MINUTE_MS);
  const size = bucketMinutes * MINUTE_MS;
  const ahead = offsetAt(first, timeZone) * MINUTE_MS;
  const from = Math.floor((first + ahead) / size) * size - ahead;
  const length = Math.floor((last - from) / size) + 1;
  const perBucket = (instants: string[], start: number) =>
    countPerBucket(instants, start, bucketMinutes, length);
  const [counts, played] = [perBucket(asked, from), perBucket(started, from)];
  const firstBefore = firstOf(before, nightBefore.beginning);
  return {
    bucketMinutes,
    buckets: counts.map((count, index) => ({
      at: new Date(from + index * size).toISOString(),
      requests: count,
      played: played[index] ?? 0,
    })),
    previousBuckets: Number.isNaN(firstBefore)
      ? []
      : perBucket(
          askedSince(before, nightBefore.beginning),
          // As far into its first bucket as this night.
          firstBefore - (first - from),
        ),
  };
}

/** When each was asked, of those that were since the beginning. */
function askedSince(requests: readonly CountedRequest[], beginning: string) {
  return requests.map(({ createdAt }) => createdAt).filter((at) => at >= beginning);
}

/** When a curve begins, in ms since 1970; NaN without requests. */
function firstOf([first]: readonly CountedRequest[], beginning: string) {
  return Date.parse(first ? beginning || first.createdAt : "");
}

/** Everything that the requests of a night tell, without its guests. */
export function figuresOf(night: Songs, before: Songs, timeZone: string) {
  const { beginning } = night;
  const requests = askedOf(night.songs);
  return {
    outcomes: outcomesOf(requests),
    reasons: reasonsOf(requests),
    ahead: requests.length - askedSince(requests, beginning).length,
    ...curveOf(night, before, timeZone),
    songs: topSongs(requests),
    artists: topArtists(requests),
    answer: waitOf(waitsForAnswer(requests, beginning)),
    waits: waitSteps(waitsToPlay(requests, beginning)),
  };
}
