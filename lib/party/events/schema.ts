import { z } from "zod/mini";
import { roleSchema } from "@/lib/party/members/schema";
import { lineSchema } from "@/lib/text/lines";
import { CODE_ALPHABET, CODE_LENGTH } from "./code";
import { QUEUE } from "./lanes";

/** A code as typed by hand, in any case. */
export const codeSchema = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`)));

export const eventStatuses = ["draft", "open", "paused", "closed"] as const;
export const eventStatusSchema = z.enum(eventStatuses);
export type EventStatus = z.infer<typeof eventStatusSchema>;

/** What the interface calls the queue in each of its languages: a lane of that name could not be told from it. */
const queueNames = [QUEUE, "file", "قائمة الانتظار", "队列", "hàng chờ"];
export const laneSchema = lineSchema(40).check(z.minLength(1));
export const MAX_LANES = 12;

/** Refuses duplicate lane names. The error is on the later one. */
function refuseTwins({ value: lanes, issues }: z.core.ParsePayload<string[]>) {
  for (const [index, lane] of lanes.entries()) {
    if (lanes.indexOf(lane) === index) continue;
    issues.push({ code: "custom", input: lane, path: [index] });
  }
}

export const queueViews = ["exact", "rough", "own"] as const;

const instantSchema = z.iso.datetime({ offset: true });

export const settingsSchema = z.object({
  /** How many of a guest's own requests may be pending at once. */
  waitingLimit: z.int().check(z.gte(1), z.lte(1000)),
  /** Seconds between two requests of a guest. */
  pauseSeconds: z.int().check(z.gte(0), z.lte(3600)),
  /** Minutes for which a played song cannot be requested again: 0 for never, null for the whole event. */
  playedGuardMinutes: z.nullable(z.int().check(z.gte(0), z.lte(1440))),
  messages: z.boolean(),
  votes: z.boolean(),
  songs: z.enum(["any", "library"]),
  explicit: z.boolean(),
  /** What guests see of the queue: all of it, a rough place beyond the next three songs, or only their own requests. */
  queueView: z.enum(queueViews),
  /** Since when phones that have never been anywhere may not ask or vote; null while they may. */
  doorClosedAt: z.nullable(instantSchema),
  /** From when guests may wish and vote before the event opens; null to begin when it opens. */
  collectsFrom: z.nullable(instantSchema),
  /** Seconds after which a track that the decks play counts as played, and is not just being tried. */
  deckDelay: z.int().check(z.gte(0), z.lte(120)),
  /** Whether a song that waits for a decision counts as played by itself, too. */
  deckPlaysPending: z.boolean(),
  /** Where accepted requests can be parked, in the DJ's order. */
  lanes: z
    .array(laneSchema.check(z.refine((lane) => !queueNames.includes(lane.toLowerCase()))))
    .check(z.maxLength(MAX_LANES), refuseTwins),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = {
  waitingLimit: 3,
  pauseSeconds: 20,
  playedGuardMinutes: null,
  messages: true,
  votes: true,
  songs: "any",
  explicit: true,
  queueView: "exact",
  doorClosedAt: null,
  collectsFrom: null,
  deckDelay: 15,
  deckPlaysPending: false,
  lanes: ["Dinner", "Warm-up", "Peak", "Last hour"],
};

const timeZoneSchema = z.string().check(
  z.maxLength(64),
  z.refine((zone) => {
    try {
      return Boolean(Intl.DateTimeFormat("en", { timeZone: zone }));
    } catch {
      return false;
    }
  }),
);

const details = {
  name: lineSchema(120).check(z.minLength(1)),
  venue: lineSchema(120),
  djName: lineSchema(80),
  status: eventStatusSchema,
  opensAt: z.nullable(instantSchema),
  closesAt: z.nullable(instantSchema),
  timeZone: timeZoneSchema,
};

/** Whether an event closes after it opens. True if either time is missing. */
export function isInOrder({
  opensAt,
  closesAt,
}: {
  opensAt?: string | null | undefined;
  closesAt?: string | null | undefined;
}) {
  return !opensAt || !closesAt || Date.parse(opensAt) < Date.parse(closesAt);
}

/** Whether an event that collects does so before it opens. */
export function collectsInTime({
  opensAt,
  settings,
}: {
  opensAt?: string | null | undefined;
  settings?: { collectsFrom?: string | null | undefined } | undefined;
}) {
  const { collectsFrom } = settings ?? {};
  return !collectsFrom || Boolean(opensAt && Date.parse(collectsFrom) < Date.parse(opensAt));
}

/** Fields that are optional in a new event and in a change. */
const rest = {
  venue: z.exactOptional(details.venue),
  djName: z.exactOptional(details.djName),
  status: z.exactOptional(details.status),
  opensAt: z.exactOptional(details.opensAt),
  closesAt: z.exactOptional(details.closesAt),
  timeZone: z.exactOptional(details.timeZone),
  settings: z.exactOptional(z.partial(settingsSchema)),
};

export const newEventSchema = z
  .strictObject({ name: details.name, ...rest })
  .check(
    z.refine(isInOrder, { path: ["closesAt"] }),
    z.refine(collectsInTime, { path: ["settings", "collectsFrom"] }),
  );
export type NewEvent = z.infer<typeof newEventSchema>;

/** A lane that keeps its requests under a new name. */
const renamedLaneSchema = z.strictObject({ from: laneSchema, to: laneSchema });
export type RenamedLane = z.infer<typeof renamedLaneSchema>;

export const eventChangeSchema = z
  .strictObject({
    name: z.exactOptional(details.name),
    ...rest,
    /**
     * Lanes whose requests move to the new name. If left out, a new name in the place of a removed one counts
     * as a rename.
     */
    renamedLanes: z.exactOptional(z.array(renamedLaneSchema).check(z.maxLength(MAX_LANES))),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, "required"));
export type EventChange = z.infer<typeof eventChangeSchema>;

/** How many requests each filter of the list matches. */
export const countsSchema = z.object({
  all: z.int(),
  pending: z.int(),
  accepted: z.int(),
  playing: z.int(),
  played: z.int(),
  declined: z.int(),
});
export type Counts = z.infer<typeof countsSchema>;

/** The same for DJs, who know of the requests that wait apart, and tell the queue from the other lanes. */
export const djCountsSchema = z.extend(countsSchema, {
  apart: z.int(),
  queue: z.int(),
  later: z.int(),
});
export type DjCounts = z.infer<typeof djCountsSchema>;

/** How fast songs follow each other. */
export const paceSchema = z.object({
  /** The median time between two starts; null until the night has shown one, and while decks tell the lengths. */
  seconds: z.nullable(z.int()),
  /** When the last song started. */
  last: z.nullable(z.string()),
});
export type Pace = z.infer<typeof paceSchema>;

/** An event as guests see it. */
export const publicEventSchema = z.object({
  code: z.string(),
  name: details.name,
  venue: details.venue,
  djName: details.djName,
  /** The status at this moment, opening and closing times included. */
  status: eventStatusSchema,
  opensAt: details.opensAt,
  closesAt: details.closesAt,
  /** When the last call ends, and requests close. */
  lastCallAt: details.closesAt,
  timeZone: z.string(),
  pace: paceSchema,
  /** Whether a new request would not be played before the closing time. */
  full: z.boolean(),
  settings: z.pick(settingsSchema, {
    waitingLimit: true,
    pauseSeconds: true,
    messages: true,
    votes: true,
    songs: true,
    explicit: true,
    queueView: true,
    collectsFrom: true,
  }),
  counts: countsSchema,
  cursor: z.int(),
});
export type PublicEvent = z.infer<typeof publicEventSchema>;

/** An event as its DJs see it. */
export const djEventSchema = z.extend(publicEventSchema, {
  id: z.string(),
  settings: settingsSchema,
  counts: djCountsSchema,
  /** Until when its decks are taken for connected; null if none ever were. */
  decksUntil: z.nullable(z.string()),
  createdAt: z.string(),
});
export type DjEvent = z.infer<typeof djEventSchema>;

/** An event in a DJ's list, with the DJ's role. */
export const listedEventSchema = z.extend(djEventSchema, { role: roleSchema });
export type ListedEvent = z.infer<typeof listedEventSchema>;

/** The event code in the path of a guest's call. */
export const codeParamsSchema = z.object({ code: codeSchema });
