import { act, render } from "@testing-library/react";
import type { DjEvent } from "@/lib/party/events/schema";
import { FakeEventSource as Source } from "@/lib/testing/event-source";
import { useEventUpdates } from "./dj-hooks";
import { useNotificationsStore } from "./store";

const event = { id: "e1", timeZone: "UTC", cursor: 0 } as DjEvent;

function Bell() {
  useEventUpdates(event);
  return null;
}

/** The stream tells that a guest asks for a song. */
function tellAsked(id: number) {
  const request = { id: `r${id}`, title: `Song ${id}`, status: "pending", people: [] };
  const data = JSON.stringify({ id, verb: "asked", requests: [request], event: {}, counts: {} });
  for (const { onmessage } of Source.open) onmessage({ data, lastEventId: `${id}` });
}

beforeEach(() => {
  jest.useFakeTimers();
  Source.install();
  useNotificationsStore.getState().clear();
});
afterEach(() => jest.useRealTimers());

test("changes that come together are written to the device once, after the page shows them", async () => {
  render(<Bell />);
  tellAsked(1);
  await act(async () => jest.advanceTimersByTimeAsync(200));
  const write = jest.spyOn(Storage.prototype, "setItem");
  for (const id of [2, 3, 4]) tellAsked(id);
  tellAsked(5);
  await act(async () => jest.advanceTimersByTimeAsync(500));
  const { notifications, heard } = useNotificationsStore.getState();
  expect(notifications.map(({ id }) => id)).toEqual(["r5", "r4", "r3", "r2", "r1"]);
  expect(heard.e1).toBe(5);
  // The first at once, the others together.
  expect(write).toHaveBeenCalledTimes(2);
});
