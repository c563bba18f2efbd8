import { cleanup, render, screen } from "@testing-library/react";
import type { Board } from "@/lib/party/board/schema";
import { boardQuerySchema, type Filter } from "@/lib/party/requests/list-schema";
import { English } from "@/lib/testing/english";
import messages from "@/messages/en.json";
import { type BoardTools, BoardToolsContext } from "./board-tools";
import { EmptyList } from "./empty-list";

const { empty } = messages.board;

function show(change: Partial<Board>, all: number, filter: Filter, search = "") {
  cleanup();
  const times = { opensAt: null, closesAt: null, settings: { collectsFrom: null } };
  const board = { code: "PARTY2", status: "open", ...times, counts: { all }, ...change } as Board;
  const tools = { guestPage: "https://party.example/requests?event=PARTY2" } as BoardTools;
  render(
    <BoardToolsContext value={tools}>
      <EmptyList board={board} query={boardQuerySchema.parse({ filter, search })} />
    </BoardToolsContext>,
    { wrapper: English },
  );
  return screen.queryAllByRole("listitem")[0]?.textContent;
}

test("a board without any request shows the code for the first one, also before it opens", async () => {
  expect(show({}, 0, "pending")).toBe(empty.all);
  expect(await screen.findByRole("img", { name: /PARTY2/ })).toBeVisible();
  expect(show({ status: "draft" }, 0, "pending")).toBe(empty.scan);
  expect(await screen.findByRole("img", { name: /PARTY2/ })).toBeVisible();
});

test("a night that ended without a request invites nobody", () => {
  expect(show({ status: "closed" }, 0, "all")).toBe(empty.over);
  expect(screen.queryByText("PARTY2")).toBeNull();
});

test("all caught up is said only where more can come", () => {
  expect(show({}, 5, "pending")).toBe(empty.pending);
  expect(show({ status: "closed" }, 5, "pending")).toBeUndefined();
  expect(show({ status: "closed" }, 5, "declined")).toBe(empty.declined);
  expect(show({}, 0, "pending", "x")).toBe(empty.search);
});
