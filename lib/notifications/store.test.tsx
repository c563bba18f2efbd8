import { useNotificationsStore } from "./store";

const { getState } = useNotificationsStore;
const song = (id: string) => ({
  id,
  kind: "request" as const,
  title: `Song ${id}`,
  href: "/DJPortal" as const,
  at: "2026-11-21T20:00:00Z",
});

beforeEach(() => getState().clear());

test("the newest notification stands first and is unread", () => {
  getState().notify(song("1"));
  getState().notify(song("2"));
  expect(getState().notifications.map(({ id, isRead }) => [id, isRead])).toEqual([
    ["2", false],
    ["1", false],
  ]);
});

test("the same notification twice is told once, and stays read", () => {
  getState().notify(song("1"));
  getState().markRead("1");
  getState().notify(song("1"));
  expect(getState().notifications).toMatchObject([{ id: "1", isRead: true }]);
});

test("all can be marked as read at once", () => {
  getState().notify(song("1"));
  getState().notify(song("2"));
  getState().markAllRead();
  expect(getState().notifications.every(({ isRead }) => isRead)).toBe(true);
});

test("fifty are kept", () => {
  for (let id = 1; id <= 60; id++) getState().notify(song(String(id)));
  expect(getState().notifications).toHaveLength(50);
  expect(getState().notifications[0]?.id).toBe("60");
});
