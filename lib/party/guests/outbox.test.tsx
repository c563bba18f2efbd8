import { waitFor } from "@testing-library/react";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { startOutbox } from "./outbox";
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
};

test("a song whose swap comes too late goes out as a request of its own", async () => {
  const request = { id: "0197a1b2-0000-7000-8000-000000000000", title: "Zombie", artist: "" };
  const answered = { ...pending, ...request };
  const sent: Sent[] = [];
  global.fetch = (async (path: string, { method }: RequestInit) => {
    sent.push({ method: String(method), path: new URL(path, "http://localhost").pathname });
    if (method === "PUT") return reply(409, { error: { code: "conflict" } });
    return reply(201, { request: answered, merged: false });
  }) as typeof fetch;
  startOutbox();
  useOutboxStore.getState().save("PARTY2", request, { id: "r1", title: "Levels" });
  await waitFor(() => expect(useOutboxStore.getState().submissions).toEqual([]));
  expect(sent).toEqual([
    { method: "PUT", path: "/api/events/PARTY2/requests/r1" },
    { method: "POST", path: "/api/events/PARTY2/requests" },
  ]);
  expect(useOutboxStore.getState().outcome).toMatchObject({ answer: { merged: false } });
});
