import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useBoardStore } from "@/lib/party/board/store";
import type { DjRequest } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { type BoardTools, BoardToolsContext } from "./board-tools";
import { BulkBar } from "./bulk-bar";

const requests = ["a", "b", "c"].map((id) => ({ id, title: id, status: "pending" }) as DjRequest);

/** Shows the bar in selection mode, and returns what it asks for. */
function show() {
  const changeAll = jest.fn();
  const tools = { actions: { changeAll }, lanes: ["Peak"], canWork: true };
  useBoardStore.getState().startPicking();
  render(
    <English>
      <BoardToolsContext value={tools as unknown as BoardTools}>
        <BulkBar requests={requests} />
      </BoardToolsContext>
    </English>,
  );
  return changeAll;
}

test("with nothing picked, nothing can be decided", () => {
  show();
  for (const name of ["Accept 0", /^Decline/, /for later$/]) {
    expect(screen.getByRole("button", { name })).toBeDisabled();
  }
});

test("the whole page is picked at once, and the button says how many it accepts", async () => {
  const changeAll = show();
  await userEvent.click(screen.getByRole("button", { name: "Pick all" }));
  await userEvent.click(screen.getByRole("button", { name: "Accept 3" }));
  expect(changeAll).toHaveBeenCalledWith(requests, { status: "accepted" });
});

test("what is picked can be planned for later together", async () => {
  const changeAll = show();
  await userEvent.click(screen.getByRole("button", { name: "Pick all" }));
  await userEvent.click(screen.getByRole("button", { name: /for later$/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Peak" }));
  expect(changeAll).toHaveBeenCalledWith(requests, { status: "accepted", lane: "Peak" });
});
