import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { useLiveStore } from "@/lib/party/live/store";
import { ownQuery } from "@/lib/party/requests/list-queries";
import type { GuestList } from "@/lib/party/requests/list-schema";
import type { GuestEvent } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { FakeEventSource } from "@/lib/testing/event-source";
import messages from "@/messages/en.json";
import { GuestScreen } from "./guest-screen";

jest.mock("next/navigation", () => ({
  usePathname: () => "/requests",
  useSearchParams: () => new URLSearchParams("event=PARTY2"),
}));

const counts = { all: 0, pending: 0, accepted: 0, playing: 0, played: 0, declined: 0, mine: 0 };
const gala: GuestEvent = {
  code: "PARTY2",
  name: "Gala",
  venue: "",
  djName: "Mika",
  status: "open",
  opensAt: null,
  closesAt: null,
  lastCallAt: null,
  pace: { seconds: null, last: null },
  full: false,
  timeZone: "Europe/Berlin",
  settings: {
    waitingLimit: 3,
    pauseSeconds: 0,
    messages: true,
    votes: true,
    songs: "any",
    explicit: true,
    queueView: "exact",
  },
  counts,
  cursor: 4,
  playing: null,
  waiting: 0,
  banned: false,
  trusted: false,
};
const nothing: GuestList = {
  requests: [],
  page: 1,
  pageSize: 50,
  pageCount: 1,
  total: 0,
  counts,
  cursor: 4,
};

/** Answers each call for the event like this, and those for its lists with none; without an answer the server is gone. */
function answer(response?: { status: number; body: unknown }) {
  global.fetch = (async (url: string) => {
    if (!response) throw new TypeError("Failed to fetch");
    const { status, body: event } = response;
    const body = status === 200 && url.includes("/requests") ? nothing : event;
    const text = async () => JSON.stringify(body);
    return { ok: status < 400, status, headers: new Headers(), text };
  }) as unknown as typeof fetch;
}

function show(change: Partial<GuestEvent> = {}) {
  const event = { ...gala, ...change };
  render(
    <GuestScreen
      event={event}
      list={nothing}
      own={nothing}
      query={{ ...ownQuery, filter: "all", pageSize: 10 }}
      plain={{ id: "01" }}
    />,
    { wrapper: English },
  );
}

/** Three answers that are no stream, and the page polls. */
async function loseStream() {
  for (let failed = 0; failed < 3; failed++) {
    await act(async () => FakeEventSource.opened.at(-1)?.refuse());
    await act(() => jest.advanceTimersByTimeAsync(5000));
  }
}

const notice = () => screen.queryByText(/offline|isn’t answering|No live connection/)?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  FakeEventSource.install();
  useLiveStore.setState({ connection: "connecting" });
  answer({ status: 200, body: gala });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("the page of a deleted event says so at once, leads to another, and stops listening", async () => {
  show();
  expect(FakeEventSource.open).toHaveLength(1);
  answer({ status: 404, body: { error: { code: "not_found" } } });
  await act(async () => FakeEventSource.opened[0]?.say("gone"));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole("alert")).toHaveTextContent(/Gala.* is gone/);
  expect(screen.getByRole("textbox", { name: "Event code" })).toHaveValue("");
  expect(FakeEventSource.open).toHaveLength(0);
});

test.each<[string, Partial<GuestEvent>, string]>([
  ["an open event keeps what its guest requests", {}, messages.requests.offline],
  ["a closed event promises nothing", { status: "closed" }, messages.requests.offlineReading],
  ["a paused event promises nothing", { status: "paused" }, messages.requests.offlineReading],
])("offline, the page of %s", (_, change, text) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(change);
  expect(notice()).toBe(text);
});

test.each([
  ["a server that is gone", undefined],
  ["a server without its storage", { status: 503, body: { error: { code: "unavailable" } } }],
])("%s is told from a blocked stream", async (_, failing) => {
  show();
  expect(notice()).toBeUndefined();
  await loseStream();
  expect(notice()).toBe(messages.requests.polling);
  answer(failing);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(notice()).toBe(messages.requests.lost);
  answer({ status: 200, body: gala });
  await act(() => jest.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(notice()).toBe(messages.requests.polling));
});

test("the page of a paused event speaks of votes only where there are any", () => {
  const { paused, pausedWithoutVotes } = messages.requests.asking;
  show({ status: "paused" });
  expect(screen.getByText(paused)).toBeInTheDocument();
  cleanup();
  show({ status: "paused", settings: { ...gala.settings, votes: false } });
  expect(screen.getByText(pausedWithoutVotes)).toBeInTheDocument();
});

test.each<Partial<GuestEvent>>([
  { full: true, lastCallAt: "2026-11-22T20:00:00Z", closesAt: "2026-11-22T20:20:00Z" },
  { status: "paused" },
  { status: "closed" },
])("the page of an event that is %j has no part of MUI", (change) => {
  show(change);
  expect(screen.getAllByRole("alert").length).toBeGreaterThan(0);
  expect(document.body.innerHTML).not.toMatch(/\bMui[A-Z]|\bcss-/);
});
