import { defaultSettings } from "@/lib/party/events/schema";
import {
  refuseBanned,
  refusePlayed,
  refuseTooFast,
  refuseTooMany,
  refuseUnlessOpen,
  settingsFor,
  takesBackers,
} from "./limits";
import { requestStatuses } from "./statuses";

const settings = { ...defaultSettings, pauseSeconds: 30 };
const NOON = Date.parse("2026-11-22T12:00:00.000Z");

/** What a guest is told who sends a request so many seconds after the last one. */
function refusalAfter(seconds: number) {
  try {
    refuseTooFast(settings, new Date(NOON).toISOString(), NOON + seconds * 1000);
  } catch (error) {
    return error;
  }
  return undefined;
}

test("between two requests there is the event's pause, and a guest learns how much of it is left", () => {
  expect(refusalAfter(0)).toMatchObject({ code: "too_fast", retryAfter: 30 });
  expect(refusalAfter(29.5)).toMatchObject({ code: "too_fast", retryAfter: 1 });
  expect(refusalAfter(30)).toBeUndefined();
});

test("a clock that was set back makes nobody wait for longer than the pause", () => {
  expect(refusalAfter(-3600)).toMatchObject({ code: "too_fast", retryAfter: 30 });
});

test("whoever has sent nothing yet need not wait", () => {
  expect(() => refuseTooFast(settings, null, NOON)).not.toThrow();
  expect(() => refuseTooFast(settings, undefined, NOON)).not.toThrow();
});

test("a request takes backers until it was played or is off the list", () => {
  const accepting = requestStatuses.filter((status) => takesBackers({ status }));
  expect(accepting).toEqual(["pending", "accepted", "playing"]);
});

test("only a banned phone is refused", () => {
  expect(() => refuseBanned("banned")).toThrow("banned");
  expect(() => refuseBanned("muted")).not.toThrow();
  expect(() => refuseBanned(null)).not.toThrow();
});

test("an event takes requests while it is open, and tells a pause from the end", () => {
  expect(() => refuseUnlessOpen("open")).not.toThrow();
  expect(() => refuseUnlessOpen("paused")).toThrow("requests_paused");
  expect(() => refuseUnlessOpen("closed")).toThrow("requests_closed");
});

test("nothing limits a trusted guest", () => {
  const limited = { ...settings, waitingLimit: 3 };
  expect(settingsFor(limited, { trusted: false })).toEqual(limited);
  const free = settingsFor(limited, { trusted: true });
  expect(free).toEqual({ ...limited, pauseSeconds: 0, waitingLimit: Number.POSITIVE_INFINITY });
});

test("a guest may have as many requests waiting as the event allows, and tries again in a minute", () => {
  const limited = { ...settings, waitingLimit: 3 };
  expect(() => refuseTooMany(limited, 2)).not.toThrow();
  const refusal = expect.objectContaining({ code: "limit_reached", retryAfter: 60 });
  for (const waiting of [3, 4]) expect(() => refuseTooMany(limited, waiting)).toThrow(refusal);
});

describe("a song that was played", () => {
  const playedAt = (minutesAgo: number, status: "played" | "declined" = "played") => ({
    ...{ status, playedAt: new Date(NOON - minutesAgo * 60_000).toISOString() },
  });
  type Played = Parameters<typeof refusePlayed>[1];
  const refused =
    (playedGuardMinutes: number | null, ...played: Played) =>
    () =>
      refusePlayed({ ...settings, playedGuardMinutes }, played, NOON);

  test("is guarded for as long as the event says", () => {
    expect(refused(30, playedAt(29))).toThrow("already_played");
    expect(refused(30, playedAt(99), playedAt(29))).toThrow("already_played");
    expect(refused(30, playedAt(30))).not.toThrow();
    expect(refused(0, playedAt(0))).not.toThrow();
    expect(refused(30)).not.toThrow();
  });

  test("is guarded all night where there is no end", () => {
    expect(refused(null, playedAt(9999))).toThrow("already_played");
  });

  test("is not guarded once that is undone", () => {
    expect(refused(30, playedAt(1, "declined"))).not.toThrow();
    expect(refused(null, { status: "played", playedAt: null })).not.toThrow();
  });
});
