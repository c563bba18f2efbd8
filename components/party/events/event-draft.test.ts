import { fieldErrorsOf } from "@/lib/calls/problems";
import { defaultSettings } from "@/lib/party/events/schema";
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

test("times are typed on the clocks of the event's time zone and sent as instants", () => {
  expect(draftOf(stored).opensAt).toBe("2026-11-21T20:00");
  expect(changeBy({ opensAt: "2026-07-01T20:00" })).toEqual({
    opensAt: "2026-07-01T18:00:00.000Z",
  });
  expect(changeBy({ timeZone: "Asia/Kolkata" })).toEqual({
    timeZone: "Asia/Kolkata",
    opensAt: "2026-11-21T14:30:00.000Z",
  });
});

test("an hour that the clocks skip in spring is refused", () => {
  expect(wrongIn({ opensAt: "2026-03-29T02:30" })).toEqual(["opensAt"]);
});

test("a change carries only what was changed", () => {
  expect(changeBy({})).toBeUndefined();
  expect(changeBy({ votes: false })).toEqual({ settings: { votes: false } });
});

test("all mistakes are named at once, the order of the times too", () => {
  const typed = { name: " ", waitingLimit: "abc", pauseSeconds: "", closesAt: "2026-11-21T19:00" };
  expect(wrongIn(typed)).toEqual(["name", "waitingLimit", "pauseSeconds", "closesAt"]);
});

test("a lane that moves as it gets another name is known to be the same", () => {
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

test("a lane may not be called queue, nor like another", () => {
  const lanes = ["Peak", "Queue", "Peak"].map((name, id) => ({ id: String(id), name }));
  expect(wrongIn({ lanes })).toEqual(["lanes.1", "lanes.2"]);
});

test.each([
  ["event", null],
  ["off", 0],
  ["minutes", 45],
] as const)("the guard of played songs set to %s is stored as %s", (guard, minutes) => {
  const checked = checkDraft({ ...draftOf(stored), guard, playedGuardMinutes: "45" });
  expect(checked).toMatchObject({ event: { settings: { playedGuardMinutes: minutes } } });
});
