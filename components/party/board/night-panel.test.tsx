import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toaster";
import type { Board } from "@/lib/party/board/schema";
import { English } from "@/lib/testing/english";
import { gala } from "@/lib/testing/gala";
import { type BoardTools, BoardToolsContext } from "./board-tools";
import { NightPanel } from "./night-panel";

const tools = {
  eventId: gala.id,
  guestPage: "https://party.example/requests?event=PARTY2",
  timeZone: "UTC",
} as unknown as BoardTools;

/** What the panel has written, in turn. */
let writes: [string, string, unknown][];
const onClose = jest.fn();

function show(change: Partial<Board> = {}) {
  writes = [];
  onClose.mockClear();
  global.fetch = (async (url: string, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "GET") writes.push([method, url, JSON.parse(String(body))]);
    const said = url.endsWith("/rules")
      ? { revision: 1, mustPlay: [{}, {}], doNotPlay: [{}] }
      : { walls: [{}, {}, {}], event: gala };
    const text = async () => JSON.stringify(said);
    return { ok: true, status: 200, headers: new Headers(), text };
  }) as typeof fetch;
  const board = { ...gala, playing: null, undo: null, djId: "d1", guests: 84, ...change } as Board;
  render(
    <English>
      <BoardToolsContext value={tools}>
        <NightPanel board={board} onClose={onClose} />
      </BoardToolsContext>
      <Toaster />
    </English>,
  );
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
  return press;
}

/** The button that undoes what a toast tells of: those of other tests may still be there. */
async function undoIn(told: RegExp) {
  const toast = (await screen.findByText(told)).closest("li");
  return within(toast as HTMLElement).getByRole("button", { name: "Undo" });
}

test("the rows tell how the night stands", async () => {
  show({ closesAt: "2099-11-22T02:00:00Z" });
  expect(screen.getByRole("region", { name: "Night" })).toHaveFocus();
  expect(
    await screen.findByRole("button", { name: "Rules 2 must-play · 1 do-not-play" }),
  ).toBeVisible();
  expect(await screen.findByRole("button", { name: "Screens 3" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Guests 84" })).toBeVisible();
  expect(screen.getByText(/^Closes at 2:00\sAM$/)).toBeVisible();
});

test("last call asks in how many minutes before it calls", async () => {
  const press = show();
  await press("Last call");
  expect(writes).toEqual([]);
  await press("15 min");
  expect(writes).toEqual([["PUT", `/api/dj/events/${gala.id}/last-call`, { minutes: 15 }]]);
  expect(screen.queryByRole("button", { name: "15 min" })).toBeNull();
  expect(screen.getByRole("button", { name: "Last call" })).toHaveFocus();
});

test("requests close after one question in the row", async () => {
  const press = show();
  await press(/^Close requests/);
  expect(writes).toEqual([]);
  const question = within(screen.getByRole("group"));
  await userEvent.click(question.getByRole("button", { name: "Close requests" }));
  await waitFor(() =>
    expect(writes).toEqual([["PATCH", `/api/dj/events/${gala.id}`, { status: "closed" }]]),
  );
});

test("requests that are closed open again from the same row", async () => {
  const press = show({ status: "closed" });
  expect(screen.queryByRole("button", { name: "Last call" })).toBeNull();
  await press("Reopen");
  expect(writes).toMatchObject([["PATCH", `/api/dj/events/${gala.id}`, { status: "open" }]]);
});

test("new phones are kept out by a switch, and undo lets them in again", async () => {
  show();
  const door = screen.getByRole("switch", { name: "New phones may join" });
  expect(door).toBeChecked();
  await userEvent.click(door);
  const since = expect.stringMatching(/^\d{4}-.+Z$/);
  const put = (doorClosedAt: unknown) => [
    "PATCH",
    `/api/dj/events/${gala.id}`,
    { settings: { doorClosedAt } },
  ];
  await waitFor(() => expect(writes).toEqual([put(since)]));
  // The toast captures the pointer, which jsdom cannot.
  fireEvent.click(await undoIn(/can’t join “Gala”/));
  await waitFor(() => expect(writes).toEqual([put(since), put(null)]));
});

test("a closed door opens by the same switch, and undo closes it as of when it was", async () => {
  const doorClosedAt = "2026-11-21T22:00:00.000Z";
  show({ settings: { ...gala.settings, doorClosedAt } });
  await userEvent.click(
    screen.getByRole("switch", { name: "New phones may join", checked: false }),
  );
  fireEvent.click(await undoIn(/may join “Gala” again/));
  await waitFor(() => expect(writes).toHaveLength(2));
  expect(writes.map(([, , body]) => body)).toEqual([
    { settings: { doorClosedAt: null } },
    { settings: { doorClosedAt } },
  ]);
});

test("a moderator finds guests and the code there, and nothing that only hosts of the night decide", () => {
  show({ role: "moderator" });
  expect(screen.getByRole("button", { name: /^QR code/ })).toBeVisible();
  expect(screen.queryByRole("switch", { name: "New phones may join" })).toBeNull();
  for (const name of [/^Close requests/, /^Last call/, /^Rules/, /^Screens/]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
});

test("the link of the wall as an overlay is copied from its row", async () => {
  const press = show();
  const copied = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: copied },
  });
  await press(/^Overlay/);
  expect(copied).toHaveBeenCalledWith(`https://party.example/wall?event=${gala.code}&overlay=1`);
});

test("Escape gives the queue back", async () => {
  show();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalled();
});
