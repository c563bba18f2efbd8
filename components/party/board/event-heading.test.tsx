import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Board } from "@/lib/party/board/schema";
import { English } from "@/lib/testing/english";
import { openBoard, resetBoards } from "@/lib/testing/open-board";
import { type BoardTools, BoardToolsContext } from "./board-tools";
import { EventHeading } from "./event-heading";

const push = jest.fn();
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push }),
}));
// A page of a test has loaded.
jest.mock("@/lib/client/scheduling/when-idle", () => ({
  onceLoaded: (task: () => unknown) => void Promise.resolve().then(task),
  whenIdle: () => {},
}));

test("a DJ goes from the board of one event to that of another", async () => {
  const events = [
    { id: "e1", name: "Gala" },
    { id: "e2", name: "Brunch" },
  ];
  render(
    <BoardToolsContext value={{ canWork: true, canPlay: true, events } as BoardTools}>
      <EventHeading board={{ id: "e1", name: "Gala", venue: "", guests: 0 } as Board} />
    </BoardToolsContext>,
    { wrapper: English },
  );
  await userEvent.click(screen.getByRole("button", { name: "Switch event" }));
  const others = await screen.findAllByRole("menuitem");
  expect(others.map(({ textContent }) => textContent)).toEqual(["Brunch"]);
  await userEvent.click(screen.getByRole("menuitem", { name: "Brunch" }));
  expect(push).toHaveBeenCalledWith("/DJPortal?event=e2");
});

test("the header counts the guests anew as long as the board is open", async () => {
  resetBoards();
  await openBoard("pending", "owner");
  // The page came with two, and the first beat tells of three.
  expect(await screen.findByText(/3 guests/)).toBeVisible();
});
