import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { FetchedData } from "@/components/layout/fetched-data";
import type { GuestList } from "@/lib/party/requests/list-schema";
import type { GuestEvent } from "@/lib/party/requests/schema";
import { wallQuery } from "@/lib/party/wall/rules";
import { usePersistedWallStore } from "@/lib/party/wall/store";
import { English } from "@/lib/testing/english";
import { FakeEventSource } from "@/lib/testing/event-source";
import { WallScreen } from "./wall-screen";

const counts = { all: 0, pending: 0, accepted: 0, playing: 0, played: 0, declined: 0, mine: 0 };
const gala: GuestEvent = {
  code: "PARTY2",
  name: "Gala",
  venue: "Harbour Hall",
  djName: "Mika",
  status: "open",
  opensAt: null,
  closesAt: null,
  lastCallAt: null,
  pace: { seconds: null, last: null },
  full: false,
  timeZone: "Asia/Tokyo",
  settings: {
    waitingLimit: 3,
    pauseSeconds: 0,
    messages: true,
    votes: true,
    songs: "any",
    explicit: true,
    queueView: "exact",
    collectsFrom: null,
  },
  counts,
  cursor: 4,
  playing: null,
  waiting: 0,
  banned: false,
  trusted: false,
};
const list: GuestList = {
  requests: [],
  page: 1,
  pageSize: wallQuery.pageSize,
  pageCount: 1,
  total: 0,
  counts,
  cursor: 4,
};

async function show(change: Partial<GuestEvent> = {}, answer?: { status: number; body: unknown }) {
  global.fetch = (async () => {
    if (!answer) throw new TypeError("Failed to fetch");
    const text = async () => JSON.stringify(answer.body);
    const { status } = answer;
    return { ok: status < 400, status, headers: new Headers(), text };
  }) as unknown as typeof fetch;
  const event = { ...gala, ...change };
  const initial = answer ? undefined : { event, list };
  const look = { origin: "https://party.example", isOverlay: false, own: undefined };
  render(<WallScreen code="PARTY2" initial={initial} {...look} />, { wrapper: English });
  await act(() => jest.advanceTimersByTimeAsync(100));
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-22T10:00:00Z") });
  FakeEventSource.install();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const invitation = () => screen.queryByRole("complementary", { name: "Request your song" });

test.each<[string, Partial<GuestEvent>, string[]]>([
  ["without a song asks for the first", {}, ["Nothing is playing yet", "Request the first song!"]],
  [
    "of a paused event says so",
    { status: "paused" },
    ["Requests are paused", "You can still vote."],
  ],
  [
    "before the opening tells its time at the event",
    { status: "draft", opensAt: "2026-11-22T11:00:00Z" },
    ["Starting soon", "Requests open: 8:00 PM"],
  ],
  [
    "on another day tells the day, too",
    { status: "draft", opensAt: "2026-11-22T16:30:00Z" },
    ["Requests open: Monday, November 23 at 1:30 AM"],
  ],
  ["counts down the last call", { lastCallAt: "2026-11-22T10:05:00Z" }, ["Last call! 5:00"]],
])("a wall %s, and how to join", async (_, change, texts) => {
  await show(change);
  for (const text of texts) expect(document.body).toHaveTextContent(text);
  expect(invitation()).toHaveTextContent("party.example");
  expect(invitation()).toHaveTextContent("PARTY2");
});

test("a screen that has not asked the server yet does not say that it isn't answering", () => {
  const look = { origin: "https://party.example", isOverlay: false };
  const wall = <WallScreen code={undefined} own={undefined} initial={undefined} {...look} />;
  const root = document.createElement("div");
  root.innerHTML = renderToString(<English>{wall}</English>);
  expect(root).not.toHaveTextContent("answering");
});

test("a paused event without votes promises none", async () => {
  await show({ status: "paused", settings: { ...gala.settings, votes: false } });
  expect(document.body).not.toHaveTextContent("vote");
});

test("the wall says good night after the closing time, and invites nobody", async () => {
  await show({ status: "closed", closesAt: "2026-11-22T09:00:00Z" });
  expect(screen.getByText("The night is over")).toBeVisible();
  expect(invitation()).toBeNull();
});

test("after a last call the wall says that requests are closed, and not that the night is over", async () => {
  await show({
    status: "closed",
    lastCallAt: "2026-11-22T09:55:00Z",
    closesAt: "2026-11-22T12:00:00Z",
  });
  expect(document.body).toHaveTextContent("Requests are closed");
  expect(document.body).toHaveTextContent("The music goes on.");
  expect(document.body).not.toHaveTextContent("over");
  expect(invitation()).toBeNull();
});

test("a wall reads at once what has changed, and once more for all that follows within a second", async () => {
  await show();
  let reads = 0;
  global.fetch = (async (url: string) => {
    reads += 1;
    const body = url.includes("/requests") ? list : { ...gala, name: "Late gala" };
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      text: async () => JSON.stringify(body),
    };
  }) as unknown as typeof fetch;
  await act(async () => FakeEventSource.tell(5));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Late gala");
  expect(reads).toBe(2);
  await act(async () => {
    for (let id = 6; id < 100; id += 1) FakeEventSource.tell(id);
  });
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(reads).toBe(4);
});

describe("a screen that showed this event before", () => {
  function keep(cursor: number) {
    const event = { ...gala, name: "Gala as kept", cursor };
    const kept = { event, list: { ...list, cursor }, at: "2026-11-22T09:30:00.000Z" };
    localStorage.setItem("crowdcue-wall", JSON.stringify({ state: { kept }, version: 0 }));
  }
  const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

  test("shows what it kept where that is newer than the page", async () => {
    keep(gala.cursor + 1);
    await show();
    expect(heading()).toMatch(/^Gala as kept\b/);
  });

  test.each([0, 1])("does not go back to what it kept %i changes before the page", async (ago) => {
    keep(gala.cursor - ago);
    await show();
    expect(heading()).toBe(`Gala · ${gala.venue}`);
  });
});

test("the wall of a deleted event says that it is gone", async () => {
  await show({}, { status: 404, body: { error: { code: "not_found" } } });
  expect(screen.getByRole("heading", { name: "This event is gone" })).toBeVisible();
});

test("a wall asks on, however often the server has failed", async () => {
  usePersistedWallStore.setState({ kept: null });
  const asked: string[] = [];
  global.fetch = (async (path: string) => {
    asked.push(path);
    throw new TypeError("offline");
  }) as unknown as typeof fetch;
  const look = { origin: "https://party.example", isOverlay: false, own: undefined };
  render(
    <English>
      <FetchedData>
        <WallScreen code="PARTY2" initial={undefined} {...look} />
      </FetchedData>
    </English>,
  );
  const times = () => {
    const event = asked.filter((path) => path === "/api/events/PARTY2").length;
    const list = asked.filter((path) => path.startsWith("/api/events/PARTY2/requests")).length;
    return { event, list };
  };
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  expect(times()).toEqual({ event: 4, list: 4 });
  // A page that somebody attends would give up here.
  await act(() => jest.advanceTimersByTimeAsync(29_500));
  expect(times()).toEqual({ event: 5, list: 5 });
});
