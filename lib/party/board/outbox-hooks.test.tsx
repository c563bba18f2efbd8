import { randomUUID } from "node:crypto";
import { act, renderHook, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { useToastQueue } from "@/lib/client/toast-queue";
import { useStepsStore } from "@/lib/party/outbox/store";
import { NO_BACKERS } from "@/lib/party/requests/blank";
import type { DjRequest } from "@/lib/party/requests/schema";
import messages from "@/messages/en.json";
import { type Bump, useBoardActions } from "./actions";
import { useResolveClash } from "./clash-hooks";
import { useBoard } from "./hooks";
import { useOutbox } from "./outbox-hooks";
import type { Board } from "./schema";

const EVENT = "/api/dj/events/e1";
const times = { acceptedAt: null, startedAt: null, playedAt: null, declinedAt: null };
const zombie: DjRequest = {
  id: "r1",
  title: "Zombie",
  artist: "",
  trackId: null,
  seconds: null,
  status: "pending",
  lane: "queue",
  position: 0,
  pinned: false,
  declineReason: null,
  declineNote: null,
  backers: 1,
  ...NO_BACKERS,
  createdAt: "2026-11-22T20:00:00.000Z",
  ...times,
  withdrawnAt: null,
  people: [
    {
      id: "b1",
      name: "Ana",
      message: "for us",
      createdAt: "2026-11-22T20:00:00.000Z",
      guest: null,
      ban: null,
      trusted: false,
    },
  ],
};
const songIn = ({ people: _, ...song }: DjRequest) => song;
const yellow = { ...zombie, id: "r2", title: "Yellow" };
const board = { id: "e1", djId: "ann", cursor: 7, undo: null, playing: null } as unknown as Board;

/** What the page has sent, and how the server answers it; without an answer the network is gone. */
let sent: { path: string; query: URLSearchParams; body: unknown }[];
let answer: ((path: string) => Response) | undefined;
let isOnline: boolean;

/** As much of a `Response` as the page reads: the DOM of the tests has none. */
function respond(status: number, body: unknown) {
  const text = async () => JSON.stringify(body);
  return { ok: status < 400, status, headers: new Headers(), text } as Response;
}
function accepted() {
  const step = { verb: "accepted", title: "Zombie", songs: 1, by: null };
  return respond(200, { step, requests: [], undo: step, cursor: 8 });
}
function clash() {
  const by = { id: "ben", name: "Ben" };
  const step = { verb: "declined", title: "Zombie", songs: 1, by };
  const request = { ...zombie, status: "declined" };
  const body = { error: { code: "conflict" }, clashes: [{ step, request }], cursor: 9 };
  return respond(409, body);
}

function Page({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <SWRConfig
        value={{
          provider: () => new Map(),
          fallback: { [EVENT]: { event: board } },
          revalidateOnMount: false,
        }}
      >
        {children}
      </SWRConfig>
    </NextIntlClientProvider>
  );
}

const onBump = jest.fn<void, [Bump]>();

async function openBoard() {
  const use = () => {
    useOutbox(board);
    const outbox = useStepsStore();
    return {
      ...outbox,
      ...useBoardActions("e1", onBump),
      ...useResolveClash(),
      ...useBoard("e1"),
    };
  };
  const page = renderHook(use, { wrapper: Page });
  await act(async () => {});
  return page;
}

async function goOnline() {
  isOnline = true;
  answer = accepted;
  await act(async () => void window.dispatchEvent(new Event("online")));
}

/** The ids of the steps in the order in which they were taken, and which of them were sent: the first is 1. */
const taken = new Set<string>();
useStepsStore.subscribe(({ steps }) => {
  for (const { id } of steps) taken.add(id);
});
const sentSteps = () => sent.map(({ query }) => [...taken].indexOf(query.get("step") ?? "") + 1);
const told = () =>
  useToastQueue.getState().waiting.map(({ message, description }) => [message, description]);

beforeEach(() => {
  localStorage.clear();
  useStepsStore.persist.rehydrate();
  useStepsStore.setState({
    outbox: "",
    steps: [],
    confirmed: [],
    isSilent: false,
    downSince: null,
  });
  useToastQueue.setState({ waiting: [] });
  sent = [];
  taken.clear();
  answer = accepted;
  isOnline = true;
  jest.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  global.fetch = async (url, { method = "GET", body } = {}) => {
    const { pathname, searchParams } = new URL(String(url), "http://localhost");
    if (method === "GET") throw new TypeError("Failed to fetch");
    sent.push({ path: pathname, query: searchParams, body: body && JSON.parse(String(body)) });
    if (!answer) throw new TypeError("Failed to fetch");
    return answer(pathname);
  };
});
afterEach(() => jest.restoreAllMocks());

test("a request that the DJ adds without a network waits with the steps, and can be taken out again", async () => {
  isOnline = false;
  answer = undefined;
  const { result } = await openBoard();
  const body = { id: randomUUID(), title: "Levels", artist: "", name: "Ana" };
  act(() => result.current.change(zombie, { status: "accepted" }));
  await act(async () => expect(await result.current.submit(body)).toBeUndefined());
  expect(result.current.board?.undo).toMatchObject({ verb: "asked", title: "Levels" });
  act(() => result.current.undo());
  expect(result.current.steps.map(({ act: { kind } }) => kind)).toEqual(["change"]);

  await act(async () => void (await result.current.submit(body)));
  sent = [];
  await goOnline();
  await waitFor(() => expect(result.current.steps).toEqual([]));
  expect(sent.map(({ path }) => path)).toEqual([
    "/api/dj/requests/r1",
    "/api/dj/events/e1/requests",
  ]);
  expect(sent[1]?.body).toEqual(body);
});

test("an added request that is refused is told, not kept", async () => {
  const { result } = await openBoard();
  answer = () => respond(409, { error: { code: "conflict" } });
  const body = { id: randomUUID(), title: "Levels", artist: "" };
  await expect(result.current.submit(body)).rejects.toThrow();
  expect(result.current.steps).toEqual([]);
});

test("steps without a network wait on the device, and go out in order when it returns", async () => {
  isOnline = false;
  const { result } = await openBoard();
  act(() => result.current.changeAll([zombie, yellow], { status: "accepted" }));
  act(() => result.current.change(zombie, { status: "playing" }));
  act(() => result.current.merge(zombie, yellow));
  expect(sent).toEqual([]);
  expect(result.current.board?.playing?.title).toBe("Zombie");
  // Neither names nor words of guests.
  expect(JSON.stringify(localStorage)).not.toMatch(/Ana|for us/);

  await goOnline();
  await waitFor(() => expect(result.current.steps).toEqual([]));
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [`${EVENT}/bulk`, { ids: ["r1", "r2"], change: { status: "accepted" } }],
    ["/api/dj/requests/r1", { status: "playing" }],
    ["/api/dj/requests/r1/merge", { into: "r2" }],
  ]);
  expect(sentSteps()).toEqual([1, 2, 3]);
  expect(sent.every(({ query }) => query.get("seen") === "7")).toBe(true);
});

/** What the device keeps of the steps, by key. */
function persistedSteps() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith("crowdcue-steps."));
  return keys.map((key) => [key, localStorage.getItem(key) ?? ""] as const);
}
/** Leaves the device with these steps, as another page or tab has written them. */
function keep(steps: readonly (readonly [key: string, step: string])[]) {
  for (const [key] of persistedSteps()) localStorage.removeItem(key);
  for (const [key, step] of steps) localStorage.setItem(key, step);
}

test("steps outlive the page, and only their own DJ’s board sends them", async () => {
  isOnline = false;
  const first = await openBoard();
  act(() => first.result.current.change(zombie, { status: "accepted" }));
  first.unmount();
  // Another page does not know what this one has shown.
  const { outbox } = useStepsStore.getState();
  const other = randomUUID();
  const kept = persistedSteps().map((entry) => entry.map((text) => text.replaceAll(outbox, other)));
  const steps = kept.map(([key = "", step = ""]) => [key, step] as const);
  keep(steps.map(([key, step]) => [key, step.replaceAll('"ann"', '"ben"')]));
  isOnline = true;
  const bens = await openBoard();
  expect(sent).toEqual([]);
  bens.unmount();
  keep(steps);
  const { result } = await openBoard();
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(result.current.steps).toEqual([]));
  expect(persistedSteps()).toEqual([]);
});

test("what another tab keeps is never lost: this one shows it, and takes it off when it was sent there", async () => {
  isOnline = false;
  const { result } = await openBoard();
  act(() => result.current.change(zombie, { status: "accepted" }));
  const [mine] = persistedSteps();
  const their = JSON.parse(mine?.[1] ?? "");
  const id = `${their.id.split(".")[0]}.${Date.now() + 1000}`;
  const key = `crowdcue-steps.${id}`;
  const doing = { kind: "change", ids: ["r2"], change: { status: "playing" } };
  const accepted = { ...songIn(yellow), status: "accepted" };
  const step = { ...their, id, act: doing, songs: [accepted] };
  localStorage.setItem(key, JSON.stringify(step));

  // Before this tab has heard of it, and whatever this tab writes.
  act(() => result.current.setDownSince(1));
  act(() => result.current.setSilent(true));
  act(() => result.current.changeAll([zombie], { privateNote: "Later" }));
  expect(persistedSteps()).toHaveLength(3);

  await act(async () => void window.dispatchEvent(new StorageEvent("storage", { key })));
  expect(result.current.steps.map((one) => one.id === id)).toEqual([false, false, true]);
  expect(result.current.board?.playing?.title).toBe("Yellow");

  localStorage.removeItem(key);
  await act(async () => void window.dispatchEvent(new StorageEvent("storage", { key })));
  expect(result.current.steps).toHaveLength(2);
  expect(result.current.board?.playing).toBeNull();
});

test("a step whose answer was lost is sent again as the same step", async () => {
  answer = undefined;
  const { result } = await openBoard();
  await act(async () => result.current.change(zombie, { status: "accepted" }));
  await waitFor(() => expect(useStepsStore.getState().isSilent).toBe(true));
  await goOnline();
  await waitFor(() => expect(result.current.steps).toEqual([]));
  expect(sentSteps()).toEqual([1, 1]);
  expect(useStepsStore.getState().isSilent).toBe(false);
});

test.each([
  [503, "unavailable"],
  [429, "too_fast"],
  [401, "signed_out"],
])("a step that meets %i %s waits, and is sent again as the same step", async (status, code) => {
  answer = () => respond(status, { error: { code } });
  const { result } = await openBoard();
  await act(async () => result.current.change(zombie, { status: "accepted" }));
  await waitFor(() => expect(useStepsStore.getState().isSilent).toBe(true));
  expect([result.current.steps.length, told()]).toEqual([1, []]);
  await goOnline();
  await waitFor(() => expect(result.current.steps).toEqual([]));
  expect(sentSteps()).toEqual([1, 1]);
});

test("undo takes a step out that was not sent, and undoes one in order that may have arrived", async () => {
  isOnline = false;
  const { result } = await openBoard();
  act(() => result.current.change(zombie, { status: "accepted" }));
  expect(result.current.board?.undo).toMatchObject({ verb: "accepted", title: "Zombie" });
  act(() => result.current.undo());
  expect(result.current.undone).toMatchObject({ verb: "accepted", title: "Zombie" });
  expect([result.current.steps, result.current.board?.undo]).toEqual([[], null]);

  isOnline = true;
  answer = undefined;
  await act(async () => result.current.change(zombie, { status: "accepted" }));
  await waitFor(() => expect(useStepsStore.getState().isSilent).toBe(true));
  act(() => result.current.leave());
  await act(async () => result.current.undo());
  await goOnline();
  await waitFor(() => expect(result.current.steps).toEqual([]));
  expect(sent.map(({ path }) => path)).toEqual([
    "/api/dj/requests/r1",
    "/api/dj/requests/r1",
    `${EVENT}/undo`,
  ]);
  expect(result.current.undone).toMatchObject({ verb: "accepted" });
});

test("a step that clashes waits for the DJ, and holds up only what is about the same song", async () => {
  isOnline = false;
  const { result } = await openBoard();
  act(() => result.current.change(zombie, { status: "accepted" }));
  act(() => result.current.change({ ...zombie, status: "accepted" }, { status: "playing" }));
  act(() => result.current.change(yellow, { status: "accepted" }));
  answer = (path) => (path.endsWith("r1") ? clash() : accepted());
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(sentSteps()).toEqual([1, 3]));
  await waitFor(() => expect(result.current.steps).toHaveLength(2));
  const [first] = result.current.steps;
  expect(first?.clash?.clashes[0]?.step.by?.name).toBe("Ben");
  expect(told()).toEqual([]);

  answer = accepted;
  if (first) await act(async () => result.current.insist(first));
  await waitFor(() => expect(result.current.steps).toEqual([]));
  const [, , again, then] = sent.map(({ query }) => [query.get("seen"), query.get("over")]);
  expect([again, then]).toEqual([
    ["9", "yes"],
    ["9", null],
  ]);
});

test("whoever keeps what the others did gives up what followed on it", async () => {
  answer = clash;
  const { result } = await openBoard();
  await act(async () => result.current.change(zombie, { status: "accepted" }));
  await act(async () => result.current.change(zombie, { status: "playing" }));
  await waitFor(() => expect(result.current.steps[0]?.clash).toBeTruthy());
  const [first] = result.current.steps;
  if (first) act(() => result.current.keep(first));
  expect([result.current.steps, sent.length]).toEqual([[], 1]);
});

test("where both DJs decided the same, there is nothing to ask", async () => {
  answer = clash;
  const { result } = await openBoard();
  const change = { status: "declined", declineReason: "explicit" } as const;
  await act(async () => result.current.change(zombie, change));
  await waitFor(() => expect([result.current.steps, told()]).toEqual([[], []]));
});

test("a step that is refused for good is told by its name", async () => {
  answer = () => respond(409, { error: { code: "conflict" } });
  const { result } = await openBoard();
  await act(async () => result.current.change(zombie, { status: "accepted" }));
  await waitFor(() => expect(told()).toEqual([[messages.errors.conflict, "accept · Zombie"]]));
  expect(result.current.steps).toEqual([]);
});
