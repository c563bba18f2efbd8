import { act, fireEvent, render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { boardCalls } from "@/lib/party/board/calls";
import type { DjRequest } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { type BoardTools, BoardToolsContext } from "./board-tools";
import { QueueList } from "./queue-list";
import { createSortingStore, SortingContext } from "./sorting-store";

const songs = Array.from({ length: 300 }, (_, index) => ({
  id: `s${index + 1}`,
  title: `Song ${index + 1}`,
  artist: "",
  status: "accepted",
  lane: "queue",
  position: index + 1,
  seconds: 180,
  people: [],
})) as unknown as DjRequest[];

function showQueue(change = jest.fn()) {
  const tools = {
    actions: { change },
    lanes: [],
    canWork: true,
    canPlay: true,
  } as unknown as BoardTools;
  render(
    <English>
      <BoardToolsContext value={tools}>
        <SortingContext value={createSortingStore()}>
          <QueueList label="Queue" lane={{ name: "queue", requests: songs }} />
        </SortingContext>
      </BoardToolsContext>
    </English>,
  );
  return change;
}
const shown = () => screen.getAllByRole("listitem").map((row) => row.dataset.song);

test("of three hundred songs those near the screen are there, and scrolling brings the others", async () => {
  const change = showQueue();
  expect(shown()).toContain("s1");
  expect(shown().length).toBeLessThan(50);
  const list = screen.getByRole("list", { name: "Queue" });
  jest.spyOn(list, "getBoundingClientRect").mockReturnValue({ top: -200 * 57 } as DOMRect);
  fireEvent.scroll(document);
  expect(await screen.findByText("Song 205")).toBeVisible();
  expect(shown()).not.toContain("s1");
  expect(screen.getByText("Song 205").closest("li")).toHaveAttribute("aria-posinset", "205");

  // A song that was not there at first moves by its own menu, to behind the one that now comes before it.
  fireEvent.click(screen.getByRole("button", { name: "More for Song 205" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Move up" }));
  expect(change).toHaveBeenCalledWith(songs[204], { after: "s203" });
});

test("the song that has the focus stays there, however far the list is scrolled", async () => {
  showQueue();
  const play = screen.getByRole("button", { name: "Play Song 3" });
  act(() => play.focus());
  const list = screen.getByRole("list", { name: "Queue" });
  jest.spyOn(list, "getBoundingClientRect").mockReturnValue({ top: -200 * 57 } as DOMRect);
  fireEvent.scroll(document);
  expect(await screen.findByText("Song 205")).toBeVisible();
  expect(play).toHaveFocus();
});

test.each([
  ["where all lengths are known, the board says so plainly", 600, "Won’t fit before"],
  ["where one is guessed, the board says “probably”", null, "Probably won’t fit before"],
])("%s", (_, seconds, words) => {
  const closesAt = new Date(Date.now() + 15 * 60_000).toISOString();
  const event = { closesAt, pace: { seconds: null, last: null }, playing: null };
  const fallback = { [addressOf(boardCalls.get, { params: { id: "e1" } })]: { event } };
  const tools = {
    eventId: "e1",
    actions: {},
    lanes: [],
    canWork: true,
    canPlay: true,
    timeZone: "UTC",
  };
  const requests = songs.slice(0, 6).map((song) => ({ ...song, seconds }));
  render(
    <English>
      <SWRConfig value={{ fallback }}>
        <BoardToolsContext value={tools as unknown as BoardTools}>
          <SortingContext value={createSortingStore()}>
            <QueueList label="Queue" lane={{ name: "queue", requests }} />
          </SortingContext>
        </BoardToolsContext>
      </SWRConfig>
    </English>,
  );
  expect(screen.getByText(/fit before/)).toHaveTextContent(new RegExp(`^${words}`));
});
