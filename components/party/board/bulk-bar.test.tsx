import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useBoardStore } from "@/lib/party/board/store";
import type { DjRequest } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { type BoardTools, BoardToolsContext } from "./board-tools";
import { BulkBar } from "./bulk-bar";

const requestsOf = (status: string) =>
  ["a", "b", "c"].map((id) => ({ id, title: id, status, lane: "queue" }) as DjRequest);
const requests = requestsOf("pending");
const queue = requestsOf("accepted");

/** Shows the bar in selection mode, and returns what it asks for. */
function show(shown = requests) {
  const asked = jest.fn();
  const changeAll: BoardTools["actions"]["changeAll"] = (moved, change, onTaken) => {
    asked(moved, change);
    onTaken?.();
  };
  const tools = { actions: { changeAll }, lanes: ["Peak"], canWork: true, canPlay: true };
  useBoardStore.getState().startPicking();
  render(
    <English>
      <BoardToolsContext value={tools as unknown as BoardTools}>
        <BulkBar requests={shown} />
      </BoardToolsContext>
    </English>,
  );
  return asked;
}

test("with nothing picked, nothing can be decided", () => {
  show();
  for (const name of ["Accept 0", /^Decline/, /for later$/]) {
    expect(screen.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
  }
});

test("the whole page is picked at once, and the button says how many it accepts", async () => {
  const changeAll = show();
  await userEvent.click(screen.getByRole("button", { name: "Select all" }));
  await userEvent.click(screen.getByRole("button", { name: "Accept 3" }));
  expect(changeAll).toHaveBeenCalledWith(requests, { status: "accepted" });
});

test("what is picked can be planned for later together", async () => {
  const changeAll = show();
  await userEvent.click(screen.getByRole("button", { name: "Select all" }));
  await userEvent.click(screen.getByRole("button", { name: /for later$/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Peak" }));
  expect(changeAll).toHaveBeenCalledWith(requests, { status: "accepted", lane: "Peak" });
});

/** Picks these in this order. */
const pick = (...ids: string[]) => act(() => useBoardStore.getState().pickAll(ids));

test("once the picked ones are decided, nothing is picked any more", async () => {
  show();
  pick("a", "b");
  await userEvent.click(screen.getByRole("button", { name: "Accept 2" }));
  expect(useBoardStore.getState().picked).toBeUndefined();
  expect(screen.queryByRole("status")).toBeNull();
});

test.each([
  ["Play next", { lane: "queue", after: null }],
  ["Back to waiting", { status: "pending" }],
])("songs of the queue, in the order in which they were picked: %s", async (name, change) => {
  const changeAll = show(queue);
  expect(screen.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
  pick("c", "a");
  expect(screen.getByText("2 requests selected")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name }));
  const [a, , c] = queue;
  expect(changeAll).toHaveBeenCalledWith([c, a], change);
});

test("songs of the queue come behind the one that was picked first, in the order of picking", async () => {
  const changeAll = show(queue);
  pick("c", "b", "a");
  await userEvent.click(screen.getByRole("button", { name: "In this order" }));
  const [a, b] = queue;
  expect(changeAll).toHaveBeenCalledWith([b, a], { lane: "queue", after: "c" });
});

test("songs of the queue are planned for later together, or declined", async () => {
  const changeAll = show(queue);
  await userEvent.click(screen.getByRole("button", { name: "Select all" }));
  await userEvent.click(screen.getByRole("button", { name: /for later$/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Plan for Peak" }));
  expect(changeAll).toHaveBeenLastCalledWith(queue, { lane: "Peak" });
  expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull();
});

test("of requests that wait and songs that are lined up, only declining is the same step", () => {
  show([...requests.slice(0, 1), ...queue.slice(1)]);
  pick("a", "b");
  expect(screen.getByRole("button", { name: "Accept 2" })).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("button", { name: /^Decline/ })).not.toHaveAttribute("aria-disabled");
});
