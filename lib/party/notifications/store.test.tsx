import type { GuestRequest } from "@/lib/party/requests/schema";
import { hrefOf } from "./rules";
import { useNotificationsStore } from "./store";

const { getState } = useNotificationsStore;
const song = (id: string) => ({
  id,
  kind: "request" as const,
  title: `Song ${id}`,
  event: "e1",
  words: null,
  reason: null,
  at: "2026-11-21T20:00:00Z",
});

/** A guest's own request as their list contains it. */
const own = (id: string, status: GuestRequest["status"], more: Partial<GuestRequest> = {}) =>
  ({
    id,
    title: `Song ${id}`,
    status,
    mine: true,
    createdAt: "2026-11-21T20:00:00Z",
    ...more,
  }) as GuestRequest;

const told = () => getState().notifications.map(({ kind, title }) => `${kind} ${title}`);

beforeEach(() => getState().clear());

test("the newest notification comes first and is unread", () => {
  getState().hear("e", 1, [song("1"), song("2")]);
  getState().hear("e", 1, [song("3")]);
  expect(getState().notifications.map(({ id, isRead }) => [id, isRead])).toEqual([
    ["3", false],
    ["2", false],
    ["1", false],
  ]);
});

test("a repeated notification shows once and stays read", () => {
  getState().hear("e", 1, [song("1")]);
  getState().markRead("1");
  getState().hear("e", 1, [song("1")]);
  expect(getState().notifications).toMatchObject([{ id: "1", isRead: true }]);
});

test("all notifications can be marked as read at once", () => {
  getState().hear("e", 1, [song("1"), song("2")]);
  getState().markAllRead();
  expect(getState().notifications.every(({ isRead }) => isRead)).toBe(true);
});

test("the store keeps fifty notifications", () => {
  for (let id = 1; id <= 60; id++) getState().hear("e", 1, [song(String(id))]);
  expect(getState().notifications).toHaveLength(50);
  expect(getState().notifications[0]?.id).toBe("60");
});

test("a guest is told what becomes of their requests, each thing once", () => {
  const { recordStatuses } = getState();
  recordStatuses("PARTY2", "Europe/Berlin", [own("1", "pending"), own("2", "accepted")]);
  expect(told()).toEqual([]);
  recordStatuses("PARTY2", "Europe/Berlin", [own("1", "accepted"), own("2", "playing")]);
  recordStatuses("PARTY2", "Europe/Berlin", [own("1", "accepted"), own("2", "played")]);
  expect(told()).toEqual(["playing Song 2", "accepted Song 1"]);
});

test("a declined request is told with the DJ's words", () => {
  const { recordStatuses } = getState();
  recordStatuses("PARTY2", "Europe/Berlin", [own("1", "pending")]);
  const words = "The bride said no";
  recordStatuses("PARTY2", "Europe/Berlin", [
    own("1", "declined", { declineReason: "other", declineNote: words }),
  ]);
  expect(getState().notifications).toMatchObject([{ kind: "declined", words, reason: "other" }]);
});

test("a request that others push off the list is told of when it comes back", () => {
  const { recordStatuses } = getState();
  recordStatuses("PARTY2", "Europe/Berlin", [own("1", "pending"), own("2", "pending")]);
  recordStatuses("PARTY2", "Europe/Berlin", [own("2", "pending"), own("3", "pending")]);
  recordStatuses("PARTY2", "Europe/Berlin", [own("1", "accepted"), own("2", "pending")]);
  expect(told()).toEqual(["accepted Song 1"]);
});

test("requests of another event cause no notification", () => {
  getState().recordStatuses("PARTY2", "Europe/Berlin", [own("1", "pending")]);
  getState().recordStatuses("WEDD22", "Europe/Berlin", [own("1", "accepted")]);
  expect(told()).toEqual([]);
});

test("a DJ's notification links to the request, a guest's to their own requests", () => {
  const request = { ...song("1"), title: "Why? & how", isRead: false };
  expect(hrefOf(request)).toBe("/DJPortal?event=e1&filter=all&search=Why%3F%20%26%20how");
  const answer = { ...request, kind: "accepted" as const, event: "PARTY2" };
  expect(hrefOf(answer)).toBe("/requests?event=PARTY2&filter=mine");
});

test("stored data of an incompatible older version is discarded", async () => {
  localStorage.setItem(
    "crowdcue-notifications",
    JSON.stringify({ state: { notifications: [{ id: 1 }] }, version: 0 }),
  );
  await useNotificationsStore.persist.rehydrate();
  expect(getState().notifications).toEqual([]);
});

test("of what the device keeps, what no longer fits is let go", async () => {
  const kept = { ...song("1"), isRead: false };
  const state = { notifications: [kept, { ...kept, kind: "other" }], heard: { e1: "4" }, own: 1 };
  localStorage.setItem("crowdcue-notifications", JSON.stringify({ state, version: 0 }));
  await useNotificationsStore.persist.rehydrate();
  expect(getState()).toMatchObject({ notifications: [kept], heard: {}, own: null });
});
