import { createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRequestsStore, RequestsStoreContext } from "@/lib/party/request-list/store";
import { queueQuery } from "@/lib/party/requests/list-queries";
import type { DjRequest } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { swipe, touch } from "@/lib/testing/finger";
import { BoardRow } from "./board-row";
import { type BoardTools, BoardToolsContext } from "./board-tools";

const vibrate = jest.fn();
const AT_120 = [120, 0] as const;

/** Shows a request, and returns its row and what a swipe asks for. */
function show({ status = "pending", dir = "ltr" } = {}) {
  document.dir = dir;
  Object.assign(navigator, { vibrate });
  const change = jest.fn();
  const tools = { actions: { change }, lanes: [], canWork: true, canPlay: true, timeZone: "UTC" };
  const request = {
    id: "a",
    title: "Zombie",
    artist: "",
    status,
    lane: "queue",
    backers: 1,
    people: [],
    createdAt: "2026-11-21T20:00:00.000Z",
  } as unknown as DjRequest;
  render(
    <English>
      <BoardToolsContext value={tools as unknown as BoardTools}>
        <RequestsStoreContext value={createRequestsStore(queueQuery)}>
          <ul>
            <BoardRow request={request} isFirst alike={undefined} />
          </ul>
        </RequestsStoreContext>
      </BoardToolsContext>
    </English>,
  );
  return { row: screen.getByRole("listitem"), change, request };
}

beforeEach(() => vibrate.mockClear());
const ground = (row: HTMLElement) =>
  row.querySelector("[data-ground]")?.getAttribute("data-ground");
const reasons = () => screen.queryByRole("menu");

test.each([
  ["ltr", 110, -110],
  ["rtl", -110, 110],
])(
  "in %s, a swipe towards the end accepts, and one towards the start asks for the reason",
  async (dir, end, start) => {
    const { row, change, request } = show({ dir });
    swipe(row, [
      [end / 2, 3],
      [end, 4],
    ]);
    await waitFor(() => expect(change).toHaveBeenCalledWith(request, { status: "accepted" }));
    expect(vibrate).toHaveBeenCalledTimes(1);
    expect(reasons()).toBeNull();

    swipe(row, [
      [start / 2, 3],
      [start, 4],
    ]);
    expect(await screen.findByRole("menu")).toBeVisible();
    expect(change).toHaveBeenCalledTimes(1);
  },
);

test("the row follows the finger and shows what lifting it would do, before it decides", () => {
  const { row, change } = show();
  swipe(row, [[40, 0]], "stays");
  expect(ground(row)).toBe("accept");
  expect(row.style.getPropertyValue("--swipe")).toBe("40px");
  expect(vibrate).not.toHaveBeenCalled();
  swipe(row, [[-40, 0]], "stays");
  expect(ground(row)).toBe("decline");
  expect(change).not.toHaveBeenCalled();
});

test.each([
  ["lifts too early", [[60, 0]], "lifts"],
  ["comes back", [AT_120, [20, 0]], "lifts"],
  ["scrolls, although it goes aside later", [[4, 30], AT_120], "lifts"],
  ["is taken away by the browser", [AT_120], "is taken"],
] as const)("a finger that %s decides nothing, and the row springs back", (_, places, end) => {
  const { row, change } = show();
  swipe(row, places, end);
  expect(row.style.getPropertyValue("--swipe")).toBe("");
  const sprung = Object.assign(createEvent.transitionEnd(row), { propertyName: "transform" });
  fireEvent(row, sprung);
  expect(ground(row)).toBeUndefined();
  expect([change.mock.calls, reasons()]).toEqual([[], null]);
});

test("a mouse selects text instead", () => {
  const { row, change } = show();
  touch(row, "pointerDown", [0, 0], "mouse");
  touch(row, "pointerMove", [140, 0], "mouse");
  touch(row, "pointerUp", [140, 0], "mouse");
  expect(ground(row)).toBeUndefined();
  expect(change).not.toHaveBeenCalled();
});

test("a request that is decided already does not move", () => {
  const { row, change } = show({ status: "played" });
  swipe(row, [[140, 0]]);
  expect(ground(row)).toBeUndefined();
  expect(change).not.toHaveBeenCalled();
});
