import { act, renderHook, waitFor } from "@testing-library/react";
import { useAnswer } from "@/lib/client/hooks";
import { hostRuleCalls } from "@/lib/party/host-rules/calls";
import type { DjRequest } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { FakeEventSource } from "@/lib/testing/event-source";
import { useBackers } from "./backers";
import { useKnownGuests } from "./guests-hooks";
import { useHistory } from "./history-hooks";
import { useBoard, useBoardLive } from "./hooks";
import { useMustPlays } from "./must-plays-hooks";

const EVENT = "/api/dj/events/e1";
const params = { id: "e1" };

let asked: string[];

beforeEach(() => {
  FakeEventSource.install();
  asked = [];
  global.fetch = (async (path: string) => {
    asked.push(path);
    const event = { id: "e1", cursor: 7, undo: null, playing: null, guests: 0 };
    const text = async () => JSON.stringify({ event });
    return { ok: true, status: 200, headers: new Headers(), text };
  }) as unknown as typeof fetch;
});

/** The stream tells of a change. */
async function tell(id: number, change: object) {
  const delta = { id, requests: [], from: {}, counts: {}, pace: {}, full: false, undo: null };
  const data = JSON.stringify({ ...delta, ...change });
  await act(async () => {
    for (const stream of FakeEventSource.open) stream.onmessage({ data, lastEventId: `${id}` });
  });
}

test("what open panels show beside the lists is read again after each change, the hosts' rules after one of the event", async () => {
  const request = { id: "r1", backers: 2 } as DjRequest;
  const use = () => {
    useAnswer(hostRuleCalls.get, { params });
    useHistory({ id: "e1" });
    useMustPlays("e1");
    useKnownGuests("e1");
    useBackers(request, 1);
    useBoardLive("e1", jest.fn());
  };
  const { unmount } = renderHook(use, { wrapper: English });
  await act(async () => {});
  const isOfPanel = (path: string) => path !== EVENT;
  const panels = asked.filter(isOfPanel);
  expect(panels).toHaveLength(5);
  const [rules, ...others] = panels;
  asked = [];
  await tell(8, { verb: "banned" });
  expect(asked.filter(isOfPanel)).toEqual(others);
  // Changes that come close together have them read once more.
  await tell(9, { verb: "accepted" });
  await tell(10, { verb: "changed", event: { name: "Gala" } });
  const all = [...others, rules, ...others];
  await waitFor(() => expect(asked.filter(isOfPanel)).toEqual(all), { timeout: 3000 });

  // Nobody reads for a board that is gone.
  await tell(11, { verb: "accepted" });
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(asked.filter(isOfPanel)).toEqual(all);
});

test("the first guests are counted as soon as their request is there", async () => {
  const use = () => {
    useBoardLive("e1", jest.fn());
    return useBoard("e1").board;
  };
  const { result } = renderHook(use, { wrapper: English });
  await waitFor(() => expect(result.current?.guests).toBe(0));
  const asks = [
    { backers: 3, apart: true, counted: 0 },
    { backers: 2, apart: false, counted: 2 },
    // Others are behind other songs, and some of them may be the same.
    { backers: 1, apart: false, counted: 2 },
  ];
  for (const [index, { counted, ...request }] of asks.entries()) {
    await tell(10 + index, { verb: "asked", requests: [{ id: `r${index}`, ...request }] });
    await waitFor(() => expect(result.current?.cursor).toBe(10 + index));
    expect(result.current?.guests).toBe(counted);
  }
});

test("the board learns with each change until when decks are connected", async () => {
  const use = () => {
    useBoardLive("e1", jest.fn());
    return useBoard("e1").board;
  };
  const { result } = renderHook(use, { wrapper: English });
  await waitFor(() => expect(result.current?.cursor).toBe(7));
  for (const [index, decksUntil] of ["2026-11-21T22:00:00Z", null].entries()) {
    await tell(8 + index, { verb: "accepted", decksUntil });
    await waitFor(() => expect(result.current?.cursor).toBe(8 + index));
    expect(result.current?.decksUntil).toBe(decksUntil);
  }
});
