import { defaultSettings } from "@/lib/party/events/schema";
import { refuseTooFast } from "./limits";

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
