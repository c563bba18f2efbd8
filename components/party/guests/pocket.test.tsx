import { act, render } from "@testing-library/react";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { Pocket } from "./pocket";

const event = { code: "PARTY2", cursor: 4, playing: null } as GuestEvent;

function requestOf(change: Partial<GuestRequest>) {
  const id = `${Math.random()}`;
  return {
    id,
    asked: true,
    status: "accepted",
    place: null,
    placeTo: null,
    ...change,
  } as GuestRequest;
}

const playing = requestOf({ status: "playing" });
const next = requestOf({ place: 1 });
const others = [
  requestOf({ place: 2 }),
  // A veiled place is a range: nobody is told that it is next.
  requestOf({ place: 1, placeTo: 4 }),
  requestOf({ status: "pending" }),
  requestOf({ status: "playing", asked: false }),
  requestOf({ place: 1, asked: false }),
];

let badges: (number | undefined)[] = [];
let isAllowed = true;
beforeEach(() => {
  badges = [];
  isAllowed = true;
  const set = async (count?: number) => {
    badges.push(count);
    if (!isAllowed) throw new DOMException("", "NotAllowedError");
  };
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: () => set() });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "setAppBadge");
  Reflect.deleteProperty(navigator, "clearAppBadge");
});

const pocketOf = (own: GuestRequest[]) => (
  <Pocket event={event} own={own} onRestored={() => undefined} />
);

test("the badge counts the guest's own songs that are next or playing, and goes with the last", async () => {
  const { rerender } = render(pocketOf([playing, next, ...others]), { wrapper: English });
  await act(async () => {});
  rerender(pocketOf([next, ...others]));
  rerender(pocketOf([requestOf({ place: 1 }), ...others]));
  rerender(pocketOf(others));
  await act(async () => {});
  expect(badges).toEqual([2, 1, undefined]);
});

test("a phone that refuses a badge, or knows none, has a page without one", async () => {
  isAllowed = false;
  render(pocketOf([next]), { wrapper: English });
  await act(async () => {});
  expect(badges).toEqual([1]);
  Reflect.deleteProperty(navigator, "setAppBadge");
  render(pocketOf([next]), { wrapper: English });
  await act(async () => {});
  expect(badges).toEqual([1]);
});
