import { cleanup, render } from "@testing-library/react";
import type { ComponentProps } from "react";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { MOVE_MS, RowMoves } from "./row-moves";

type Shown = ComponentProps<typeof RowMoves>;
/** The ids of the list's rows, and of what plays above it. */
type Page = { rows: string[]; playing?: string; view?: string; top?: number };

const ROW = 60;
const moved: { id: string; transform: unknown; duration: unknown }[] = [];
let isReduced = false;

/** A list says where it begins, its rows follow each other, and what plays is at the top. */
function topOf(part: Element): number {
  if (part instanceof HTMLUListElement) return Number(part.dataset.top);
  const list = part.closest("ul");
  return list ? topOf(list) + [...list.children].indexOf(part) * ROW : 0;
}

beforeEach(() => {
  moved.length = 0;
  isReduced = false;
  Object.assign(window, { innerHeight: 600, matchMedia: () => ({ matches: isReduced }) });
  Element.prototype.getBoundingClientRect = function () {
    return { left: 16, top: topOf(this) } as DOMRect;
  };
  HTMLElement.prototype.animate = function (frames, options) {
    const [{ transform }] = frames as [Keyframe];
    const { duration } = options as KeyframeAnimationOptions;
    moved.push({ id: this.dataset.song ?? "", transform, duration });
    return {} as Animation;
  };
});

function Night({ rows, playing, view = "all", top = 200 }: Page) {
  const list = rows.map((id) => ({ id }) as GuestRequest);
  return (
    <>
      <section>{playing && <div data-song={playing} />}</section>
      <RowMoves
        list={list}
        playing={playing ? ({ id: playing } as Shown["playing"]) : null}
        view={view}
      />
      <ul data-top={top}>
        {rows.map((id) => (
          <li key={id} data-song={id} />
        ))}
      </ul>
    </>
  );
}

function change(before: Page, after: Page) {
  cleanup();
  const { rerender } = render(<Night {...before} />);
  rerender(<Night {...after} />);
  return moved.map(({ id, transform }) => [id, transform]);
}

test("an accepted song glides up to its place in the queue, and the others make room", () => {
  expect(change({ rows: ["a", "b", "c"] }, { rows: ["a", "c", "b"] })).toEqual([
    ["c", `translate(0px, ${ROW}px)`],
    ["b", `translate(0px, ${-ROW}px)`],
  ]);
  expect(moved.map(({ duration }) => duration)).toEqual([MOVE_MS, MOVE_MS]);
  expect(MOVE_MS).toBeLessThanOrEqual(200);
});

test("what plays comes from its row, and goes to its row once it has played", () => {
  expect(change({ rows: ["a", "b"] }, { rows: ["b"], playing: "a" })).toEqual([
    ["a", "translate(0px, 200px)"],
    ["b", `translate(0px, ${ROW}px)`],
  ]);
  moved.length = 0;
  expect(change({ rows: ["b"], playing: "a" }, { rows: ["b", "a"] })).toEqual([
    ["a", `translate(0px, ${-200 - ROW}px)`],
  ]);
});

test("nothing moves for somebody who wants less, in another view, or below what has grown", () => {
  const [before, after] = [{ rows: ["a", "b"] }, { rows: ["b", "a"] }];
  isReduced = true;
  expect(change(before, after)).toEqual([]);
  isReduced = false;
  expect(change(before, { ...after, view: "played" })).toEqual([]);
  expect(change(before, { ...before, top: 320 })).toEqual([]);
});

test("a row that is out of view before and after does not move", () => {
  expect(change({ rows: ["a", "b"], top: 700 }, { rows: ["b", "a"], top: 700 })).toEqual([]);
});
