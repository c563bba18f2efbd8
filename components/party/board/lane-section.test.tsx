import { act, render, screen } from "@testing-library/react";
import { QUEUE } from "@/lib/party/events/lanes";
import type { DjRequest } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { type BoardTools, BoardToolsContext } from "./board-tools";
import { LaneSection } from "./lane-section";
import { createSortingStore, SortingContext } from "./sorting-store";

const songsOf = (...lengths: (number | null)[]) =>
  lengths.map((seconds, index) => ({
    id: `s${index}`,
    title: `Song ${index}`,
    artist: "",
    status: "accepted",
    lane: QUEUE,
    position: index,
    seconds,
    people: [],
  })) as unknown as DjRequest[];

const known = Array.from({ length: 14 }, () => 210);

test.each([
  ["the length of the queue is a fact where each song's is", 210, "15 songs · 53 min"],
  [
    "where the length of one song is a guess, that of the queue is",
    null,
    "15 songs · about 53 min",
  ],
])("%s", async (_, last, text) => {
  const tools = { actions: {}, lanes: [], canWork: true, canPlay: true } as unknown as BoardTools;
  render(
    <English>
      <BoardToolsContext value={tools}>
        <SortingContext value={createSortingStore()}>
          <LaneSection lane={{ name: QUEUE, requests: songsOf(...known, last) }} fold={null} />
        </SortingContext>
      </BoardToolsContext>
    </English>,
  );
  // The list measures itself in the next frame.
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  const heading = screen.getByRole("heading", { name: "Queue" }).parentElement;
  expect(heading).toHaveTextContent(`Queue${text}`);
});
