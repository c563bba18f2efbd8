import { act, cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { Board } from "@/lib/party/board/schema";
import { useBoardStore } from "@/lib/party/board/store";
import { may } from "@/lib/party/members/rules";
import type { Role } from "@/lib/party/members/schema";
import { useStepsStore } from "@/lib/party/outbox/store";
import { queueQuery } from "@/lib/party/requests/list-queries";
import type { Filter, ListQuery } from "@/lib/party/requests/list-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import {
  type Action,
  boardActions,
  OPEN,
  type Press,
  type State,
  states,
} from "@/lib/testing/board-actions";
import { English } from "@/lib/testing/english";
import { FakeEventSource } from "@/lib/testing/event-source";
import { Router } from "@/lib/testing/router";
import { BoardScreen } from "./board-screen";

const EVENT = "e1";
const PLACE = { id: "r1", backerId: "b2", filler: "f1" };
const NONE = {
  all: 2,
  pending: 0,
  accepted: 0,
  queue: 0,
  later: 0,
  playing: 0,
  played: 0,
  declined: 0,
  apart: 0,
};

/** A request as the steps to its state leave it. */
function requestIn(state: State, id = PLACE.id, title = "Zombie") {
  const people = ["Ana", "Ben"].map((name, index) => ({
    id: `b${index + 1}`,
    name,
    message: null,
    createdAt: "2026-11-21T20:00:00.000Z",
    guest: null,
    ban: null,
    trusted: false,
  }));
  return Object.assign(
    {
      id,
      title,
      artist: "",
      trackId: null,
      seconds: 180,
      status: "pending",
      lane: "queue",
      position: 2,
      pinned: false,
      apart: state === "apart",
      declineReason: null,
      declineNote: null,
      backers: 2,
      explicit: false,
      privateNote: null,
      createdAt: "2026-11-21T20:00:00.000Z",
      acceptedAt: null,
      startedAt: null,
      playedAt: null,
      declinedAt: null,
      withdrawnAt: null,
      people,
    },
    ...states[state],
  ) as DjRequest;
}

/** What the board has sent, and what the server says to it: the step is taken. */
let sent: { method: string; path: string; body: unknown }[];
function respond(status: number, body: unknown) {
  const text = async () => JSON.stringify(body);
  return { ok: status < 400, status, headers: new Headers(), text } as Response;
}

/** Opens the board on the list in which a request of this state stands. */
async function open(state: State, role: Role) {
  const request = requestIn(state);
  const filler = { ...requestIn("accepted", PLACE.filler, "Filler"), position: 1 };
  const isLined = request.status === "accepted";
  const filter = (isLined ? "all" : request.status) as Filter;
  const query: ListQuery = { filter, search: "", page: 1, pageSize: 50 };
  const listOf = (requests: DjRequest[], of: Partial<ListQuery>) => ({
    requests,
    ...of,
    pageCount: 1,
    total: requests.length,
    counts: { ...NONE, queue: 1 },
    cursor: 1,
  });
  const board = {
    id: EVENT,
    djId: "me",
    role,
    code: "PARTY2",
    name: "Lena & Omar",
    venue: "",
    status: "open",
    opensAt: null,
    closesAt: null,
    lastCallAt: null,
    timeZone: "UTC",
    settings: { lanes: ["Dinner", "Peak"], votes: true },
    counts: { ...NONE, apart: state === "apart" ? 1 : 0 },
    cursor: 1,
    guests: 2,
    undo: null,
    playing: state === "playing" ? request : null,
  } as unknown as Board;
  const list = listOf(["playing", "apart"].includes(state) ? [] : [request], query);
  const queue = listOf(isLined ? [filler, request] : [filler], queueQuery);
  global.fetch = async (url, { method = "GET", body } = {}) => {
    const { pathname } = new URL(String(url), "http://localhost");
    if (method === "GET") {
      if (pathname.endsWith("/requests")) return respond(200, listOf([request, filler], query));
      if (pathname === `/api/dj/events/${EVENT}`) return respond(200, { event: board });
      return respond(404, { error: { code: "not_found" } });
    }
    if (pathname.endsWith("/presence")) return respond(204, undefined);
    sent.push({ method, path: pathname, body: body && JSON.parse(String(body)) });
    const step = { verb: "noted", title: "Zombie", songs: 1, by: null };
    return respond(200, { step, requests: [], undo: step });
  };
  render(
    <English>
      <AppRouterContext value={{} as AppRouterInstance}>
        <Router path="/DJPortal">
          <BoardScreen
            {...({ board, list, queue, query } as unknown as Parameters<typeof BoardScreen>[0])}
            events={[]}
            guestPage="http://localhost/requests"
          />
        </Router>
      </AppRouterContext>
    </English>,
  );
  await act(async () => {});
}

const CONTROLS = "button, [role=button], [role^=menuitem], input[type=checkbox], textarea, input";
const nameOf = (element: Element) =>
  (
    element.getAttribute("aria-label") ??
    element.getAttribute("name") ??
    element.textContent ??
    ""
  ).replace(/[\u2066-\u2069]/g, "");

const popups = () => [...document.querySelectorAll<HTMLElement>("[role=menu], [role=dialog]")];

/** The control of these words in what is on top: a menu, a dialog, or the board. */
function find(words: string) {
  const top = popups().at(-1) ?? document.body;
  return [...top.querySelectorAll<HTMLButtonElement>(CONTROLS)].find(
    (control) => nameOf(control).startsWith(words) && !control.disabled,
  );
}
const wordsOf = (press: Press) => (typeof press === "string" ? press : press.field);

let taps = 0;
async function take(press: Press, way: "touch" | "keyboard") {
  await waitFor(() => expect(find(wordsOf(press))).toBeDefined());
  const control = find(wordsOf(press));
  if (!control) throw new Error("It was there.");
  if (typeof press !== "string") {
    await act(async () => fireEvent.change(control, { target: { value: press.text } }));
  } else if (way === "touch") {
    taps += 1;
    // Each in a place of its own, or it would be a double tap.
    await act(async () => fireEvent.click(control, { detail: 1, clientX: taps * 100 }));
  } else {
    act(() => control.focus());
    expect(control).toHaveFocus();
    await userEvent.keyboard(control.matches("[type=checkbox]") ? " " : "{Enter}");
  }
}

async function takeAction({ hands }: Action, way: "touch" | "keyboard") {
  if (hands === "drag") throw new Error("It takes a layout.");
  const [first, ...rest] = hands.press;
  const row = document.querySelector<HTMLElement>("[data-request=r1]");
  if (way === "keyboard" && hands.key && row) {
    act(() => row.focus());
    await userEvent.keyboard(hands.key);
  } else if (first) {
    await take(first, way);
  }
  for (const press of rest) await take(press, way);
}

beforeEach(() => {
  localStorage.clear();
  useStepsStore.setState({ outbox: "", steps: [], isSilent: false, downSince: null });
  useBoardStore.getState().stopPicking();
  sent = [];
  FakeEventSource.install();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

const table = Object.entries(boardActions).flatMap(([name, action]) =>
  action.hands === "drag" ? [] : [{ name, action, hands: action.hands }],
);
const workers = [
  ["touch", "owner"],
  ["keyboard", "co_dj"],
] as const;

describe.each(workers)("by %s, as %s", (way, role) => {
  test.each(table)(
    "$name is sent as the call of the table, and undo is offered",
    async ({ action, hands }) => {
      await open(hands.on ?? action.from[0] ?? "pending", role);
      await takeAction(action, way);
      const [method, path, body] = (hands.sends ?? action.call)(PLACE);
      const full = path.startsWith("/") ? path : `/api/dj/events/${EVENT}/${path}`;
      await waitFor(() => expect(sent).toEqual([{ method, path: full, body }]));
      await waitFor(() => expect(find("Undo: ")).toBeDefined());
      if (way === "touch") await take("Undo: ", way);
      else await userEvent.keyboard("{Control>}z{/Control}");
      await waitFor(() => expect(sent[1]).toMatchObject({ path: `/api/dj/events/${EVENT}/undo` }));
    },
  );
});

/** Walks to the last control of an action, and says whether it is there. */
async function isOffered(press: Press[]) {
  const [last, ...before] = press.toReversed();
  for (const one of before.toReversed()) {
    if (!find(wordsOf(one))) return false;
    const hasPopup = find(wordsOf(one))?.hasAttribute("aria-haspopup") || one === OPEN;
    await take(one, "touch");
    // Menus and dialogs load when they first open.
    if (hasPopup) await waitFor(() => expect(popups()).not.toEqual([]));
  }
  return last !== undefined && find(wordsOf(last)) !== undefined;
}

test.each(table)(
  "a moderator is offered $name only where they may decide",
  async ({ action, hands }) => {
    await open(hands.on ?? action.from[0] ?? "pending", "moderator");
    expect(find("Undo")).toBeUndefined();
    if (!may("moderator", action.right)) return expect(await isOffered(hands.press)).toBe(false);
    await takeAction(action, "touch");
    await waitFor(() => expect(sent).toHaveLength(1));
  },
);

const shownStates = (Object.keys(states) as State[]).filter((state) => state !== "withdrawn");
test.each(shownStates)(
  "of a request that is %s, no action is offered that its state refuses",
  async (state) => {
    const refused = table.filter(({ action }) => !action.from.includes(state));
    for (const { name, hands } of refused) {
      cleanup();
      useBoardStore.getState().stopPicking();
      await open(state, "owner");
      expect([name, await isOffered(hands.press)]).toEqual([name, false]);
    }
  },
);

test("who works the queue can drag a song to another lane, and a moderator cannot", async () => {
  await open("accepted", "owner");
  expect(find("Move Zombie")).toBeDefined();
  cleanup();
  await open("accepted", "moderator");
  expect(find("Move Zombie")).toBeUndefined();
});

test("without a row in focus, keys mean the first one, the queue's first song and the search", async () => {
  await open("pending", "owner");
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toHaveAttribute("data-request", "r1");
  act(() => document.getElementById("board-list")?.focus());
  await userEvent.keyboard("a");
  const path = "/api/dj/requests";
  await waitFor(() =>
    expect(sent).toEqual([{ method: "PATCH", path: `${path}/r1`, body: { status: "accepted" } }]),
  );
  act(() => (document.activeElement as HTMLElement | null)?.blur());
  await userEvent.keyboard("p");
  await waitFor(() =>
    expect(sent[1]).toEqual({ method: "PATCH", path: `${path}/f1`, body: { status: "playing" } }),
  );
  await userEvent.keyboard("m");
  await waitFor(() => expect(sent[2]?.body).toEqual({ status: "played" }));
  await userEvent.keyboard("/");
  expect(document.activeElement).toHaveAttribute("name", "search");
});

test("the keys of those who work the queue do nothing for a moderator", async () => {
  await open("accepted", "moderator");
  await userEvent.keyboard("{Control>}z{/Control}pml");
  // A key of theirs, sent after the others would have been.
  await userEvent.keyboard("/");
  expect(document.activeElement).toHaveAttribute("name", "search");
  expect([sent, useStepsStore.getState().steps]).toEqual([[], []]);
});

test("a server that does not answer is not called a missing network", async () => {
  await open("pending", "owner");
  act(() => useStepsStore.getState().setSilent(true));
  const notice = () => document.body.textContent;
  await waitFor(() => expect(notice()).toMatch(/The server hasn’t answered since/));
  expect(notice()).not.toMatch(/Offline/);
});
