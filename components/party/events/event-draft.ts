import { v4 as uuid } from "uuid";
import { z } from "zod/mini";
import { serverNow } from "@/lib/client/server-clock";
import {
  collectsInTime,
  type DjEvent,
  defaultSettings,
  type EventStatus,
  eventStatuses,
  isInOrder,
  type NewEvent,
  newEventSchema,
  queueViews,
  type Settings,
} from "@/lib/party/events/schema";
import { wholeNumber } from "@/lib/text/latin-digits";
import { instantOf, wallTimeAt } from "@/lib/text/wall-time";

/** The form's state: every field as typed, so that a mistake stays visible. */
export type EventDraft = {
  name: string;
  venue: string;
  djName: string;
  status: EventStatus;
  /** In local time of `timeZone`; empty when no time is set. */
  opensAt: string;
  closesAt: string;
  collectsFrom: string;
  timeZone: string;
  waitingLimit: string;
  pauseSeconds: string;
  guard: Guard;
  playedGuardMinutes: string;
  messages: boolean;
  votes: boolean;
  explicit: boolean;
  /** Whether guests may only ask for songs of tonight's crates. */
  library: boolean;
  queueView: Settings["queueView"];
  newPhones: boolean;
  /** Empty while new phones may join. */
  doorClosedAt: string;
  lanes: LaneDraft[];
};
/** How long a played song cannot be requested again. */
export const guards = ["event", "minutes", "off"] as const;
type Guard = (typeof guards)[number];
export type LaneDraft = { id: string; name: string };

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
    explicit,
    songs,
    queueView,
    doorClosedAt,
    collectsFrom,
    lanes,
  } = settings;
  return {
    name,
    venue,
    djName,
    status,
    opensAt: opensAt ? wallTimeAt(opensAt, timeZone) : "",
    closesAt: closesAt ? wallTimeAt(closesAt, timeZone) : "",
    // One that was opened before its time no longer collects.
    collectsFrom: collectsFrom && collectsInTime(event) ? wallTimeAt(collectsFrom, timeZone) : "",
    timeZone,
    waitingLimit: String(waitingLimit),
    pauseSeconds: String(pauseSeconds),
    guard: guardOf(guard),
    playedGuardMinutes: String(guard || 60),
    messages,
    votes,
    explicit,
    library: songs === "library",
    queueView,
    newPhones: doorClosedAt === null,
    doorClosedAt: doorClosedAt ?? "",
    lanes: lanes.map((lane) => ({ ...emptyLane(), name: lane })),
  };
}

function guardOf(minutes: number | null): Guard {
  if (minutes === null) return "event";
  return minutes === 0 ? "off" : "minutes";
}

/**
 * A new event in the browser's time zone, by the signed-in DJ, with lanes named in the DJ's language. It is open at
 * once, unless an opening time is set.
 */
export function newDraft(djName: string, lanes: string[]): EventDraft {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const details = { name: "", venue: "", djName, status: "open" as const, timeZone };
  const settings = { ...defaultSettings, lanes };
  return draftOf({ ...details, opensAt: null, closesAt: null, settings });
}

/**
 * The draft in the shape of the call's body, valid or not: the schema decides. Of a time that comes twice in the night
 * when clocks go back, the first opens and the last closes: nobody's night becomes shorter than they typed.
 */
export function bodyOf(draft: EventDraft) {
  const { name, venue, djName, status, timeZone, guard, messages, votes, explicit } = draft;
  const minutes = guard === "off" ? 0 : wholeNumber(draft.playedGuardMinutes) || Number.NaN;
  return {
    name,
    venue,
    djName,
    status,
    opensAt: draft.opensAt === "" ? null : instantOf(draft.opensAt, timeZone),
    closesAt: draft.closesAt === "" ? null : instantOf(draft.closesAt, timeZone, "last"),
    timeZone,
    settings: {
      waitingLimit: wholeNumber(draft.waitingLimit),
      pauseSeconds: wholeNumber(draft.pauseSeconds),
      playedGuardMinutes: guard === "event" ? null : minutes,
      messages,
      votes,
      explicit,
      songs: draft.library ? "library" : "any",
      queueView: draft.queueView,
      collectsFrom: draft.collectsFrom === "" ? null : instantOf(draft.collectsFrom, timeZone),
      // Closed it stays closed since the same moment.
      doorClosedAt: draft.newPhones
        ? null
        : draft.doorClosedAt || new Date(serverNow()).toISOString(),
      lanes: draft.lanes.map((lane) => lane.name),
    },
  };
}

/**
 * The server's schema. It compares the two times even when other fields are wrong, so that all mistakes show at once.
 */
export const formEventSchema = z
  .strictObject(newEventSchema.shape)
  .check(
    z.refine(isInOrder, { path: ["closesAt"], when: () => true }),
    z.refine(collectsInTime, { path: ["settings", "collectsFrom"], when: () => true }),
  );

/** The event that a draft describes, and which of the form's lanes its lanes are. */
export type Described = { event: NewEvent; laneIds: string[] };

/** Undefined when the draft has mistakes. */
export function checkDraft(draft: EventDraft): Described | undefined {
  const { data } = formEventSchema.safeParse(bodyOf(draft));
  return data && { event: data, laneIds: draft.lanes.map(({ id }) => id) };
}

/** Reads the draft from the data of the form, whose fields are named by their paths in the call's body. */
export function readDraft(data: Pick<FormData, "get" | "getAll" | "has">): EventDraft {
  const text = (name: string) => String(data.get(name) ?? "");
  const laneIds = data.getAll("laneId").map(String);
  return {
    name: text("name"),
    venue: text("venue"),
    djName: text("djName"),
    status: eventStatuses.find((known) => known === text("status")) ?? "open",
    opensAt: text("opensAt"),
    closesAt: text("closesAt"),
    collectsFrom: text("settings.collectsFrom"),
    timeZone: text("zone"),
    waitingLimit: text("settings.waitingLimit"),
    pauseSeconds: text("settings.pauseSeconds"),
    guard: guards.find((known) => known === text("guard")) ?? "event",
    playedGuardMinutes: text("settings.playedGuardMinutes"),
    messages: data.has("settings.messages"),
    votes: data.has("settings.votes"),
    explicit: data.has("settings.explicit"),
    library: data.has("library"),
    queueView: queueViews.find((view) => view === text("settings.queueView")) ?? "exact",
    newPhones: data.has("newPhones"),
    doorClosedAt: text("settings.doorClosedAt"),
    lanes: laneIds.map((id, place) => ({ id, name: text(`settings.lanes.${place}`) })),
  };
}
