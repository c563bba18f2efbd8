import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { usePendingStore } from "@/lib/party/guests/pending-store";
import { useOutboxStore } from "@/lib/party/guests/store";
import { useLiveStore } from "@/lib/party/live/store";
import { ownQuery } from "@/lib/party/requests/list-queries";
import type { GuestList } from "@/lib/party/requests/list-schema";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { FakeEventSource } from "@/lib/testing/event-source";
import messages from "@/messages/en.json";
import { GuestScreen } from "./guest-screen";

jest.mock("next/navigation", () => ({
  usePathname: () => "/requests",
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams("event=PARTY2"),
}));

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

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
    collectsFrom: null,
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

/** What the server tells of every list. */
let listed = nothing;

/** Answers each call for the event like this, and those for its lists; without an answer the server is gone. */
function answer(response?: { status: number; body: unknown }) {
  global.fetch = (async (url: string) => {
    if (!response) throw new TypeError("Failed to fetch");
    const { status, body: event } = response;
    const body = status === 200 && url.includes("/requests") ? listed : event;
    const text = async () => JSON.stringify(body);
    return { ok: status < 400, status, headers: new Headers(), text };
  }) as unknown as typeof fetch;
}

function show(
  change: Partial<GuestEvent> = {},
  requests: GuestRequest[] = [],
  plain: object = {},
  list?: GuestList,
) {
  const own = { ...nothing, requests, total: requests.length };
  listed = own;
  const event = { ...gala, ...change };
  render(
    <GuestScreen
      loved={null}
      event={event}
      list={list ?? own}
      own={own}
      query={{ ...ownQuery, filter: "all", pageSize: 10 }}
      plain={{ id: "01", ...plain }}
      at="2026-11-21T21:40:00Z"
    />,
    { wrapper: English },
  );
}

/** What the page asks for as it opens is answered. */
const settled = () => act(async () => {});

/** Live updates come after the page. */
async function listening() {
  const { requestIdleCallback } = window;
  window.requestIdleCallback = (task) => Number(setTimeout(task));
  for (let waits = 0; waits < 20 && FakeEventSource.open.length === 0; waits += 1) {
    await act(() => jest.advanceTimersByTimeAsync(300));
  }
  window.requestIdleCallback = requestIdleCallback;
  expect(FakeEventSource.open).toHaveLength(1);
}

/** Three answers that are no stream, and the page polls. */
async function loseStream() {
  await listening();
  for (let failed = 0; failed < 3; failed++) {
    await act(async () => FakeEventSource.opened.at(-1)?.refuse());
    await act(() => jest.advanceTimersByTimeAsync(5000));
  }
}

/** What the page warns of, with the name of the time in its place. */
const notice = () =>
  screen
    .queryByText(/offline|isn’t answering|No live connection/)
    ?.textContent?.replace(/from [^.;]*\d:\d\d[^.;]*/, "from {time}");

beforeEach(() => {
  jest.useFakeTimers();
  FakeEventSource.install();
  useLiveStore.setState({ connection: "connecting" });
  useOutboxStore.setState({ submissions: [], outcome: undefined });
  usePendingStore.setState({ backings: [] });
  answer({ status: 200, body: gala });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("the page of a deleted event says so at once, leads to another, and stops listening", async () => {
  show();
  await listening();
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

const mine = (status: GuestRequest["status"]) =>
  ({
    id: "r1",
    title: "Zombie",
    artist: "",
    status,
    lane: "queue",
    backers: 1,
    mine: true,
    asked: true,
    counted: true,
    createdAt: "2026-11-21T20:00:00Z",
    playedAt: null,
    waitSeconds: null,
    postponed: 0,
  }) as GuestRequest;

test("what was sent is with the DJ until they decide", () => {
  const submitted = { id: "r1", title: "Zombie", merged: false };
  show({}, [mine("pending")], { submitted });
  expect(screen.getByText(/is with the DJ/)).toBeInTheDocument();
  cleanup();
  show({}, [mine("declined")], { submitted });
  expect(screen.queryByText(/is with the DJ/)).toBeNull();
});

test("a request that was sent with scripts is with the DJ until they decide, too", async () => {
  async function send(status: GuestRequest["status"]) {
    useOutboxStore.setState({ outcome: undefined });
    show({}, [mine(status)]);
    const answered = { request: mine(status), merged: false };
    const outcome = { code: "PARTY2", title: "Zombie", answer: answered };
    await listening();
    await act(async () => useOutboxStore.setState({ outcome }));
    return screen.queryByText(/is with the DJ/);
  }
  expect(await send("pending")).toBeInTheDocument();
  cleanup();
  expect(await send("declined")).toBeNull();
});

test("a refused request is edited only where there is a form to edit it in", () => {
  const request = { id: "r2", title: "Zombie", artist: "" };
  const savedAt = "2026-11-21T20:00:00Z";
  const submissions = [{ code: "PARTY2", savedAt, refusal: "already_played", request } as const];
  useOutboxStore.setState({ submissions: [...submissions] });
  show({ status: "paused" });
  const own = () => within(screen.getByRole("region", { name: "Your requests" }));
  expect(own().queryByRole("button", { name: "Edit" })).toBeNull();
  expect(own().getByRole("button", { name: "Remove" })).toBeInTheDocument();
  cleanup();
  show();
  fireEvent.click(own().getByRole("button", { name: "Edit" }));
  const song = screen.getByRole("combobox", { name: /^Song/ });
  expect(song).toHaveFocus();
  expect(song).toHaveValue("Zombie");
});

test("after a last call, requests are closed and end, and the night is not over", async () => {
  jest.setSystemTime(new Date("2026-11-22T00:30:00Z"));
  show({ status: "closed", closesAt: "2026-11-22T02:00:00Z" }, [mine("pending")]);
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading).toHaveTextContent("Requests are closed, the music goes on");
  expect(document.body).not.toHaveTextContent(/What should|night is over|Waiting/);
  expect(screen.getAllByText("Not answered").length).toBeGreaterThan(1);
  cleanup();
  show({ status: "closed", closesAt: "2026-11-22T00:00:00Z" }, [mine("accepted")]);
  await settled();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("The night is over");
  expect(screen.getAllByText("Not played").length).toBeGreaterThan(1);
});

test("a vote counts at once, is sent, and is gone again if it does not arrive", async () => {
  const other = { ...mine("pending"), id: "r3", title: "Levels", mine: false, asked: false };
  show({}, [other]);
  await settled();
  const tonight = within(screen.getByRole("region", { name: "Tonight" }));
  const vote = () => tonight.getByRole("button", { name: /Levels/ });
  const sent: (string | undefined)[] = [];
  let refuse = () => {};
  global.fetch = ((_: string, options?: RequestInit) => {
    sent.push(options?.method);
    return new Promise((_, reject) => (refuse = () => reject(new TypeError("Failed to fetch"))));
  }) as typeof fetch;
  await act(async () => fireEvent.click(vote()));
  expect(sent).toEqual(["POST"]);
  expect(vote()).toHaveAttribute("aria-pressed", "true");
  expect(vote()).toHaveTextContent("2");
  expect(tonight.getByRole("link", { name: "1 Mine" })).toBeInTheDocument();
  await act(async () => refuse());
  expect(vote()).toHaveAttribute("aria-pressed", "false");
  expect(vote()).toHaveTextContent("1");
});

test("votes and withdrawals are forms that name the view to return to", async () => {
  const other = { ...mine("pending"), id: "r3", title: "Levels", mine: false, asked: false };
  show({}, [mine("pending"), other]);
  await settled();
  const tonight = within(screen.getByRole("region", { name: "Tonight" }));
  const vote = tonight.getByRole<HTMLButtonElement>("button", { name: /^Vote for Levels/ });
  const withdraw = tonight.getByRole<HTMLButtonElement>("button", { name: "Withdraw Zombie" });
  expect([vote, withdraw].map((one) => one.getAttribute("formaction"))).toEqual([
    "/requests/back",
    "/requests/take-back",
  ]);
  expect([vote, withdraw].map(({ name, value }) => [name, value])).toEqual([
    ["id", "r3"],
    ["id", "r1"],
  ]);
  expect(Object.fromEntries(new FormData(vote.form ?? undefined) as never)).toMatchObject({
    event: "PARTY2",
    filter: "all",
    page: "1",
  });
});

/** The stream tells of a change. */
function tell(delta: object) {
  const id = 5;
  const news = {
    id,
    at: "",
    counts,
    pace: gala.pace,
    full: false,
    from: {},
    requests: [],
    ...delta,
  };
  FakeEventSource.open[0]?.onmessage({ data: JSON.stringify(news), lastEventId: `${id}` });
}

/** Counts the calls to addresses with this part from now on. */
function countCalls(part: string) {
  const calls = { count: 0 };
  const answered = global.fetch;
  global.fetch = ((url: string, options?: RequestInit) => {
    if (url.includes(part)) calls.count += 1;
    return answered(url, options);
  }) as typeof fetch;
  return calls;
}

test.each<[string, object]>([
  ["whose song has joined another", { verb: "asked", requests: [mine("withdrawn")] }],
  ["into whose song another was merged", { verb: "merged", from: { r1: null } }],
])("a guest %s reads their songs again: no news tell whose votes moved", async (_, delta) => {
  show({}, [mine("pending")]);
  await listening();
  const calls = countCalls("/requests?");
  await act(async () => tell(delta));
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(calls.count).toBeGreaterThan(0);
});

test("a guest's own song that comes into the list is theirs at once: they have it among their own", async () => {
  show({}, [mine("pending")], {}, nothing);
  await listening();
  const tonight = within(screen.getByRole("region", { name: "Tonight" }));
  expect(tonight.queryByText("Yours")).toBeNull();
  const { mine: _, asked: __, ...song } = mine("accepted");
  await act(async () => tell({ verb: "accepted", from: { r1: null }, requests: [song] }));
  expect(tonight.getByText("Yours")).toBeVisible();
});

test("what is typed is asked about again when the DJ or the hosts change what they want", async () => {
  show();
  await listening();
  const calls = countCalls("/songs?");
  const song = screen.getByRole("combobox", { name: /^Song/ });
  await act(async () => fireEvent.change(song, { target: { value: "Macarena" } }));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  const typed = calls.count;
  expect(typed).toBeGreaterThan(0);
  await act(async () => tell({ verb: "event", event: gala }));
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(calls.count).toBeGreaterThan(typed);
});
