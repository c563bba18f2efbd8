import { waitFor } from "@testing-library/react";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { startGuestOutbox } from "./guest-outbox";
import { useOutboxStore } from "./store";

type Sent = { method: string; path: string };

function reply(status: number, body: object) {
  const text = JSON.stringify(body);
  return { ok: status < 400, status, headers: new Headers(), text: async () => text } as Response;
}

const pending: Omit<GuestRequest, "id" | "title" | "artist"> = {
  trackId: null,
  seconds: null,
  status: "pending",
  lane: "queue",
  position: 0,
  pinned: false,
  declineReason: null,
  declineNote: null,
  backers: 1,
  createdAt: "2026-11-21T20:00:00Z",
  acceptedAt: null,
  startedAt: null,
  playedAt: null,
  declinedAt: null,
  withdrawnAt: null,
  mine: true,
  asked: true,
  counted: true,
  message: null,
  place: null,
  placeTo: null,
  waitSeconds: null,
  postponed: 0,
};

/** A request of the guest that is on its way, and how often it was sent. */
function savedAs(id: string, answer: () => Promise<Response>) {
  const sent: string[] = [];
  global.fetch = (async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).id);
    return answer();
  }) as typeof fetch;
  startGuestOutbox();
  useOutboxStore.getState().save("PARTY2", { id, title: "Dreams", artist: "" });
  return sent;
}
const online = () => window.dispatchEvent(new Event("online"));
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const state = () => useOutboxStore.getState().sending?.state;
const unreached = async () => {
  throw new TypeError("Failed to fetch");
};

describe("while the server has not stored a request", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    useOutboxStore.setState({ submissions: [] });
    jest.useRealTimers();
  });

  test("one without an answer is sent again at once when the network returns", async () => {
    const sent = savedAs("unanswered", unreached);
    await wait(0);
    expect([state(), sent.length]).toEqual(["unanswered", 1]);
    online();
    await wait(0);
    expect(sent).toHaveLength(2);
  });

  test("one that is on its way is not sent twice when the network returns", async () => {
    const sent = savedAs("on its way", () => new Promise(() => {}));
    await wait(0);
    online();
    await wait(0);
    expect([state(), sent.length]).toEqual(["inFlight", 1]);
  });

  test("one that came too fast waits for its turn, whatever the network does", async () => {
    const headers = new Headers({ "retry-after": "20" });
    const refusal = { ...reply(429, { error: { code: "too_fast" } }), headers } as Response;
    const sent = savedAs("too fast", async () => refusal);
    await wait(0);
    online();
    await wait(19_000);
    expect([state(), sent.length]).toEqual(["paused", 1]);
    await wait(1000);
    expect(sent).toHaveLength(2);
  });

  test("one that the guest takes out on its way is not tried again", async () => {
    let fail = () => {};
    const failing = new Promise<Response>((_, reject) => {
      fail = () => reject(new TypeError("Failed to fetch"));
    });
    const sent = savedAs("taken out", () => failing);
    await wait(0);
    useOutboxStore.getState().remove("taken out");
    fail();
    await wait(60_000);
    expect(sent).toEqual(["taken out"]);
  });
});

test("a song whose swap comes too late goes out as a request of its own", async () => {
  const request = { id: "0197a1b2-0000-7000-8000-000000000000", title: "Zombie", artist: "" };
  const answered = { ...pending, ...request };
  const sent: Sent[] = [];
  global.fetch = (async (path: string, { method }: RequestInit) => {
    sent.push({ method: String(method), path: new URL(path, "http://localhost").pathname });
    if (method === "PUT") return reply(409, { error: { code: "conflict" } });
    return reply(201, { request: answered, merged: false });
  }) as typeof fetch;
  startGuestOutbox();
  useOutboxStore.getState().save("PARTY2", request, { id: "r1", title: "Levels" });
  await waitFor(() => expect(useOutboxStore.getState().submissions).toEqual([]));
  expect(sent).toEqual([
    { method: "PUT", path: "/api/events/PARTY2/requests/r1" },
    { method: "POST", path: "/api/events/PARTY2/requests" },
  ]);
  expect(useOutboxStore.getState().outcome).toMatchObject({ answer: { merged: false } });
});
