import { readFileSync } from "node:fs";
import { fieldErrorsOf } from "@/lib/calls/problems";
import { defaultSettings } from "@/lib/party/events/schema";
import { languageCodes } from "@/lib/shell/i18n/locales";
import { changeBetween } from "./event-change";
import {
  bodyOf,
  checkDraft,
  draftOf,
  type EventDraft,
  formEventSchema,
  type LaneDraft,
} from "./event-draft";

const stored = {
  name: "Gala",
  venue: "Pier 2",
  djName: "Mika",
  status: "open" as const,
  opensAt: "2026-11-21T19:00:30.000Z",
  closesAt: null,
  timeZone: "Europe/Berlin",
  settings: defaultSettings,
};

function wrongIn(typed: Partial<EventDraft>) {
  const { error } = formEventSchema.safeParse(bodyOf({ ...draftOf(stored), ...typed }));
  const paths = Object.keys(fieldErrorsOf(error?.issues ?? []));
  return paths.map((path) => path.replace("settings.", ""));
}

function changeBy(typed: Partial<EventDraft>) {
  return changeFrom(draftOf(stored), typed);
}

function changeFrom(draft: EventDraft, typed: Partial<EventDraft>) {
  const [before, after] = [checkDraft(draft), checkDraft({ ...draft, ...typed })];
  if (!before || !after) throw new Error("A draft is wrong.");
  return changeBetween(before, after);
}

test("times are typed in the event's time zone and sent as instants", () => {
  expect(draftOf(stored).opensAt).toBe("2026-11-21T20:00");
  expect(changeBy({ opensAt: "2026-07-01T20:00" })).toEqual({
    opensAt: "2026-07-01T18:00:00.000Z",
  });
  expect(changeBy({ timeZone: "Asia/Kolkata" })).toEqual({
    timeZone: "Asia/Kolkata",
    opensAt: "2026-11-21T14:30:00.000Z",
  });
});

test("limits are read as whole numbers, whatever keyboard typed them", () => {
  expect(changeBy({ waitingLimit: " 5 ", pauseSeconds: "٩٠" })).toEqual({
    settings: { waitingLimit: 5, pauseSeconds: 90 },
  });
  expect(wrongIn({ waitingLimit: "1,000", pauseSeconds: "1.000" })).toEqual([
    "waitingLimit",
    "pauseSeconds",
  ]);
});

test("a time that daylight saving skips is refused", () => {
  expect(wrongIn({ opensAt: "2026-03-29T02:30" })).toEqual(["opensAt"]);
});

test("an event that closes at a time which comes twice that night closes at the last, and opens at the first", () => {
  expect(wrongIn({ closesAt: "2027-03-28T02:30" })).toEqual(["closesAt"]);
  const twice = "2027-10-31T02:30";
  expect(changeBy({ closesAt: twice })).toEqual({ closesAt: "2027-10-31T01:30:00.000Z" });
  expect(changeBy({ opensAt: twice })).toEqual({ opensAt: "2027-10-31T00:30:00.000Z" });
});

test("a change carries only the fields that changed", () => {
  expect(changeBy({})).toBeUndefined();
  expect(changeBy({ votes: false })).toEqual({ settings: { votes: false } });
});

test("a new status is sent with the times beside it, which hold", () => {
  expect(changeBy({ status: "paused" })).toEqual({
    status: "paused",
    opensAt: "2026-11-21T19:00:00.000Z",
    closesAt: null,
  });
});

test("all mistakes are reported at once, including the order of the times", () => {
  const typed = { name: " ", waitingLimit: "abc", pauseSeconds: "", closesAt: "2026-11-21T19:00" };
  expect(wrongIn(typed)).toEqual(["name", "waitingLimit", "pauseSeconds", "closesAt"]);
});

test("a lane that is renamed and moved keeps its identity", () => {
  const draft = draftOf(stored);
  const [dinner, warmUp, peak, lastHour] = draft.lanes as [
    LaneDraft,
    LaneDraft,
    LaneDraft,
    LaneDraft,
  ];
  const lanes = [{ ...peak, name: " Party " }, warmUp, dinner, { ...lastHour, id: "new" }];
  expect(changeFrom(draft, { lanes })).toEqual({
    settings: { lanes: ["Party", "Warm-up", "Dinner", "Last hour"] },
    renamedLanes: [{ from: "Peak", to: "Party" }],
  });
});

test("a lane may not be named like another lane", () => {
  const lanes = ["Peak", "Queue up", "Peak"].map((name, id) => ({ id: String(id), name }));
  expect(wrongIn({ lanes })).toEqual(["lanes.2"]);
});

test.each(languageCodes)("a lane may not be named like the queue is in %s", (code) => {
  const { board, events } = JSON.parse(readFileSync(`messages/${code}.json`, "utf8"));
  expect(events.wrong.lanes).toContain(board.queue);
  expect(wrongIn({ lanes: [{ id: "1", name: board.queue }] })).toEqual(["lanes.0"]);
});

test.each([
  ["event", null],
  ["off", 0],
  ["minutes", 45],
] as const)("the replay guard %s is stored as %s", (guard, minutes) => {
  const checked = checkDraft({ ...draftOf(stored), guard, playedGuardMinutes: "45" });
  expect(checked).toMatchObject({ event: { settings: { playedGuardMinutes: minutes } } });
});

test("an event that takes songs of the library only stays so, and the switch changes nothing else", () => {
  expect(draftOf(stored).library).toBe(false);
  expect(changeBy({ library: true })).toEqual({ settings: { songs: "library" } });
  const strict = draftOf({ ...stored, settings: { ...defaultSettings, songs: "library" } });
  expect(changeFrom(strict, { name: "Ball" })).toEqual({ name: "Ball" });
  expect(changeFrom(strict, { library: false })).toEqual({ settings: { songs: "any" } });
});
