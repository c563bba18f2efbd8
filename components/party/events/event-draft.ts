import { v4 as uuid } from "uuid";
import { instantOf, wallTimeAt } from "@/lib/party/events/rules";
import {
  type DjEvent,
  defaultSettings,
  type EventChange,
  type EventStatus,
  eventChangeSchema,
  isInOrder,
  type NewEvent,
  newEventSchema,
  type RenamedLane,
} from "@/lib/party/events/schema";

/** What the form holds: every field as it was typed, so that a mistake stays where it was made. */
export type EventDraft = {
  name: string;
  venue: string;
  djName: string;
  status: EventStatus;
  /** On the clocks of `timeZone`; empty for no set time. */
  opensAt: string;
  closesAt: string;
  timeZone: string;
  waitingLimit: string;
  pauseSeconds: string;
  guard: Guard;
  playedGuardMinutes: string;
  messages: boolean;
  votes: boolean;
  lanes: LaneDraft[];
};
/** For how long a played song cannot be asked for again. */
export const guards = ["event", "minutes", "off"] as const;
type Guard = (typeof guards)[number];
export type LaneDraft = { id: string; name: string };

/** The fields that can be wrong. */
export const draftFields = [
  "name",
  "venue",
  "djName",
  "opensAt",
  "closesAt",
  "timeZone",
  "waitingLimit",
  "pauseSeconds",
  "playedGuardMinutes",
  "lanes",
] as const;
export type DraftField = (typeof draftFields)[number];

export const emptyLane = (): LaneDraft => ({ id: uuid(), name: "" });

type Shown = Pick<
  DjEvent,
  "name" | "venue" | "djName" | "status" | "opensAt" | "closesAt" | "timeZone" | "settings"
>;

export function draftOf(event: Shown): EventDraft {
  const { name, venue, djName, status, opensAt, closesAt, timeZone, settings } = event;
  const {
    waitingLimit,
    pauseSeconds,
    playedGuardMinutes: guard,
    messages,
    votes,
    lanes,
  } = settings;
  return {
    name,
    venue,
    djName,
    status,
    opensAt: opensAt ? wallTimeAt(opensAt, timeZone) : "",
    closesAt: closesAt ? wallTimeAt(closesAt, timeZone) : "",
    timeZone,
    waitingLimit: String(waitingLimit),
    pauseSeconds: String(pauseSeconds),
    guard: guardOf(guard),
    playedGuardMinutes: String(guard || 60),
    messages,
    votes,
    lanes: lanes.map((lane) => ({ ...emptyLane(), name: lane })),
  };
}

function guardOf(minutes: number | null): Guard {
  if (minutes === null) return "event";
  return minutes === 0 ? "off" : "minutes";
}

/** A new event at the place of the browser, by the DJ who is signed in. */
export function newDraft(djName: string): EventDraft {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const details = { name: "", venue: "", djName, status: "draft" as const, timeZone };
  return draftOf({ ...details, opensAt: null, closesAt: null, settings: defaultSettings });
}

/** The draft as the server takes it, right or wrong: its schema is the judge. */
function bodyOf(draft: EventDraft) {
  const { name, venue, djName, status, timeZone, guard, messages, votes } = draft;
  const minutes = guard === "off" ? 0 : numberOf(draft.playedGuardMinutes) || Number.NaN;
  return {
    name,
    venue,
    djName,
    status,
    opensAt: draft.opensAt === "" ? null : instantOf(draft.opensAt, timeZone),
    closesAt: draft.closesAt === "" ? null : instantOf(draft.closesAt, timeZone),
    timeZone,
    settings: {
      waitingLimit: numberOf(draft.waitingLimit),
      pauseSeconds: numberOf(draft.pauseSeconds),
      playedGuardMinutes: guard === "event" ? null : minutes,
      messages,
      votes,
      lanes: draft.lanes.map((lane) => lane.name),
    },
  };
}

function numberOf(typed: string) {
  return typed.trim() === "" ? Number.NaN : Number(typed);
}

/** The event that a draft describes, and which of the form's lanes its lanes are. */
export type Described = { event: NewEvent; laneIds: string[] };
type Checked = Described | { wrong: string[] };

/** The event that the draft describes, or the ids of the fields that keep it from being one. */
export function checkDraft(draft: EventDraft): Checked {
  const body = bodyOf(draft);
  const { success, data, error } = newEventSchema.safeParse(body);
  if (success) return { event: data, laneIds: draft.lanes.map(({ id }) => id) };
  const paths = error.issues.map(({ path }) => path.join("."));
  // The schema compares the two times only once all else is right; people want to hear of it at once.
  return { wrong: fieldIds(isInOrder(body) ? paths : [...paths, "closesAt"]) };
}

/** Server and browser name fields by their path; on screen settings are fields like all others. */
export function fieldIds(paths: string[]) {
  return [...new Set(paths.map((path) => path.replace(/^settings\./, "")))];
}

/** The field that an id belongs to: `lanes.2` is one of the lanes. */
export function fieldOf(id: string): DraftField | undefined {
  return draftFields.find((field) => id === field || id.startsWith(`${field}.`));
}

/**
 * Only what differs between two events, so that nobody else's change is undone by the way; undefined when
 * nothing does.
 */
export function changeBetween(from: Described, to: Described): EventChange | undefined {
  const [before, after] = [from.event, to.event];
  const settings = difference(before.settings ?? {}, after.settings ?? {});
  const details = difference({ ...before, settings: {} }, { ...after, settings: {} });
  const { success, data } = eventChangeSchema.safeParse({
    ...details,
    ...(Object.keys(settings).length > 0 && { settings }),
    ...("lanes" in settings && { renamedLanes: renamesBetween(from, to) }),
  });
  return success ? data : undefined;
}

/** Lanes may move as they get another name: the form knows which is which, their names alone do not tell. */
function renamesBetween(before: Described, after: Described): RenamedLane[] {
  const known = new Map(
    before.laneIds.map((id, place) => [id, before.event.settings?.lanes?.[place]]),
  );
  return after.laneIds.flatMap((id, place) => {
    const [from, to] = [known.get(id), after.event.settings?.lanes?.[place]];
    return from && to && from !== to ? [{ from, to }] : [];
  });
}

function difference(before: object, after: object) {
  const known = new Map(Object.entries(before).map(([key, value]) => [key, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => known.get(key) !== JSON.stringify(value)),
  );
}
