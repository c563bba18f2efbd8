import { act, cleanup, fireEvent, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useBoardStore } from "@/lib/party/board/store";
import { may } from "@/lib/party/members/rules";
import { useStepsStore } from "@/lib/party/outbox/store";
import {
  type Action,
  boardActions,
  OPEN,
  type Press,
  type State,
  states,
} from "@/lib/testing/board-actions";
import { EVENT, openBoard, PLACE, resetBoards, sent } from "@/lib/testing/open-board";

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
    (control) =>
      nameOf(control).startsWith(words) && control.getAttribute("aria-disabled") !== "true",
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

beforeEach(resetBoards);

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
      await openBoard(hands.on ?? action.from[0] ?? "pending", role);
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
    await openBoard(hands.on ?? action.from[0] ?? "pending", "moderator");
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
      await openBoard(state, "owner");
      expect([name, await isOffered(hands.press)]).toEqual([name, false]);
    }
  },
);

test("who works the queue can drag a song to another lane, and a moderator cannot", async () => {
  await openBoard("accepted", "owner");
  expect(find("Move Zombie")).toBeDefined();
  cleanup();
  await openBoard("accepted", "moderator");
  expect(find("Move Zombie")).toBeUndefined();
});

test("without a row in focus, keys mean the first one, the queue's first song and the search", async () => {
  await openBoard("pending", "owner");
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
  await openBoard("accepted", "moderator");
  await userEvent.keyboard("{Control>}z{/Control}pml");
  // A key of theirs, sent after the others would have been.
  await userEvent.keyboard("/");
  expect(document.activeElement).toHaveAttribute("name", "search");
  expect([sent, useStepsStore.getState().steps]).toEqual([[], []]);
});

test("a server that does not answer is not called a missing network", async () => {
  await openBoard("pending", "owner");
  act(() => useStepsStore.getState().setSilent(true));
  const notice = () => document.body.textContent;
  await waitFor(() => expect(notice()).toMatch(/The server hasn’t answered since/));
  expect(notice()).not.toMatch(/Offline/);
});
