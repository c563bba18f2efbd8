import { act, renderHook, waitFor } from "@testing-library/react";
import { useAnswer } from "@/lib/client/hooks";
import { hostRuleCalls } from "@/lib/party/host-rules/calls";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { English } from "@/lib/testing/english";
import { FakeEventSource } from "@/lib/testing/event-source";
import { useBoardLive } from "./hooks";

const EVENT = "/api/dj/events/e1";
const params = { id: "e1" };

let asked: string[];

beforeEach(() => {
  FakeEventSource.install();
  asked = [];
  global.fetch = (async (path: string) => {
    asked.push(path);
    const event = { id: "e1", cursor: 7, undo: null, playing: null };
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

test("the hosts' rules and their must-plays are read again when the event changes", async () => {
  const use = () => {
    useAnswer(hostRuleCalls.get, { params });
    useAnswer(djRequestCalls.mustPlays, { params });
    useBoardLive("e1", jest.fn());
  };
  renderHook(use, { wrapper: English });
  await act(async () => {});
  const isWish = (path: string) => path !== EVENT;
  const wishes = asked.filter(isWish);
  expect(wishes).toHaveLength(2);
  asked = [];
  await tell(8, { verb: "accepted" });
  await tell(9, { verb: "changed", event: { name: "Gala" } });
  // For the second change alone.
  await waitFor(() => expect(asked.filter(isWish)).toEqual(wishes));
});
