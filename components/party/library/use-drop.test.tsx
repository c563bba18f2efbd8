import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import type { Dropped } from "./dropped-files";
import { useDrop } from "./use-drop";

const set = new File(["#EXTM3U"], "set.m3u8");
const files = { types: ["Files"], files: [set], items: [] };
const text = { types: ["text/plain"], files: [], items: [] };

const dropped: Dropped[] = [];

function Library() {
  const isOver = useDrop((one) => dropped.push(one));
  return <main>{isOver ? "over" : "not over"}</main>;
}

beforeEach(() => {
  dropped.length = 0;
  render(
    <>
      <header>Crowdcue</header>
      <Library />
    </>,
  );
});

const header = () => screen.getByRole("banner");
const isOver = () => screen.getByRole("main").textContent === "over";

test("a file that is dropped beside the library is imported, and not opened by the browser", async () => {
  fireEvent.dragEnter(header(), { dataTransfer: files });
  expect(isOver()).toBe(true);
  expect(fireEvent.dragOver(header(), { dataTransfer: files })).toBe(false);
  const drop = createEvent.drop(header(), { dataTransfer: files });
  await act(async () => fireEvent(header(), drop));
  expect(drop.defaultPrevented).toBe(true);
  expect(dropped).toEqual([{ files: [set], isFolder: false }]);
  expect(isOver()).toBe(false);
});

test("files that leave the page again are not over it", () => {
  fireEvent.dragEnter(header(), { dataTransfer: files });
  fireEvent.dragEnter(screen.getByRole("main"), { dataTransfer: files });
  fireEvent.dragLeave(header(), { dataTransfer: files });
  expect(isOver()).toBe(true);
  fireEvent.dragLeave(screen.getByRole("main"), { dataTransfer: files });
  expect(isOver()).toBe(false);
});

test("text that is dragged stays the browser's", () => {
  fireEvent.dragEnter(header(), { dataTransfer: text });
  expect(isOver()).toBe(false);
  expect(fireEvent.dragOver(header(), { dataTransfer: text })).toBe(true);
  expect(fireEvent.drop(header(), { dataTransfer: text })).toBe(true);
  expect(dropped).toEqual([]);
});
