import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import type { DjDelta } from "@/lib/party/live/schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { FakeEventSource } from "@/lib/testing/event-source";
import { openBoard, requestIn, resetBoards, sent } from "@/lib/testing/open-board";
import { FLIGHT_MS } from "./card-flight";
import { CardMoves } from "./card-moves";

// A page of a test rests at once.
jest.mock("@/lib/client/scheduling/when-idle", () => ({
  onceLoaded: () => {},
  whenIdle: (task: () => unknown) => void Promise.resolve().then(task),
}));

type Shown = ComponentProps<typeof CardMoves>;

const animated: { transform: unknown; duration: unknown }[] = [];
const measured: Element[] = [];
let finish = () => {};
let isReduced = false;
/** How far the line is scrolled away. */
let scrolled = 0;

/** Rows and songs are 52 px high, on a screen of 800 × 600. */
const COLUMNS: Record<string, { left: number; top: number }> = {
  request: { left: 0, top: 100 },
  apart: { left: 0, top: 400 },
  playing: { left: 500, top: 0 },
  song: { left: 500, top: 92 },
};

function placeOf(card: Element) {
  for (const [name, { left, top }] of Object.entries(COLUMNS)) {
    if (!card.hasAttribute(`data-${name}`)) continue;
    const index = [...document.querySelectorAll(`[data-${name}]`)].indexOf(card);
    const y = top + index * 52 + (name === "song" ? scrolled : 0);
    return { left, top: y, width: 300, height: 52, bottom: y + 52 } as DOMRect;
  }
  return { left: 0, top: 0, width: 0, height: 0, bottom: 0 } as DOMRect;
}

const flights = () => [...document.querySelectorAll("[data-flight]")];
/** Until as many frames are painted as a card waits for its place, and one more. */
const shown = () =>
  act(async () => {
    for (let frames = 0; frames < 7; frames += 1) await yieldToPaint();
  });

beforeEach(() => {
  resetBoards();
  animated.length = 0;
  measured.length = 0;
  isReduced = false;
  scrolled = 0;
  for (const flight of flights()) flight.remove();
  Object.assign(window, {
    innerHeight: 600,
    CSS: { escape: (text: string) => text },
    matchMedia: () => ({ matches: isReduced, addListener() {}, removeListener() {} }),
  });
  Element.prototype.getBoundingClientRect = function () {
    measured.push(this);
    return placeOf(this);
  };
  Element.prototype.animate = (frames, options) => {
    const [{ transform }] = frames as [Keyframe];
    animated.push({ transform, duration: (options as KeyframeAnimationOptions).duration });
    return { finished: new Promise<void>((resolve) => (finish = resolve)) } as never;
  };
});
afterEach(() => {
  fireEvent.touchEnd(window, { touches: [] });
  Reflect.deleteProperty(document, "hidden");
  jest.restoreAllMocks();
});

/** What a board shows of these requests, and what moves them. */
function Cards({ list = [], apart, line, playing }: Shown) {
  return (
    <>
      <CardMoves list={list} apart={apart} line={line} playing={playing} />
      {list.map(({ id }) => (
        <p key={id} data-request={id} />
      ))}
      {apart.map(({ id }) => (
        <p key={id} data-apart={id} />
      ))}
      {line.map(({ id }) => (
        <p key={id} data-song={id} />
      ))}
      {playing && <p data-playing={playing.id} />}
    </>
  );
}

const waiting = (id = "r1") => requestIn("pending", id);
const song = (id: string, position: number) => ({ ...requestIn("accepted", id), position });
const now = (id = "r1") => requestIn("playing", id);
const nothing: Shown = { list: [], apart: [], line: [], playing: null };
const of = (cards: Partial<Shown>): Shown => ({ ...nothing, ...cards });

/** Shows one board and then the other, without waiting. */
function change(before: Shown, after: Shown) {
  const { rerender } = render(<Cards {...before} />);
  measured.length = 0;
  rerender(<Cards {...after} />);
}

test("an accepted card moves from the list to its place in the queue, after its tap is shown", async () => {
  change(of({ list: [waiting()] }), of({ line: [song("s1", 1), song("r1", 2)] }));
  // Nothing stands between the tap and its paint.
  expect(animated).toEqual([]);
  await shown();
  expect(animated).toEqual([{ transform: "translate(-500px, -44px)", duration: FLIGHT_MS }]);
  expect(FLIGHT_MS).toBeLessThanOrEqual(200);
  const [card] = flights();
  expect(card).toHaveTextContent("Zombie");
  expect(card).toHaveAttribute("aria-hidden", "true");
  expect(card).toHaveStyle({ pointerEvents: "none" });
  finish();
  await shown();
  expect(flights()).toHaveLength(0);
});

const songs = [song("s1", 1), song("s2", 2), song("s3", 3)];
test.each<[string, Shown, Shown, string]>([
  ["is played", of({ line: [song("r1", 1)] }), of({ playing: now() }), "0px, 92px"],
  ["is put back", of({ line: [song("r1", 1)] }), of({ list: [waiting()] }), "500px, -8px"],
  [
    "moves within the queue",
    of({ line: songs }),
    of({ line: [song("s3", 0), ...songs.slice(0, 2)] }),
    "0px, 104px",
  ],
])("a card that %s flies there, and no other", async (_, before, after, way) => {
  change(before, after);
  await shown();
  expect(animated).toMatchObject([{ transform: `translate(${way})` }]);
});

test.each<[string, Shown, Shown]>([
  // The server says where an accepted song stands.
  ["stays where it is", of({ line: songs }), of({ line: [song("s1", 7), ...songs.slice(1)] })],
  [
    "is pushed along",
    of({ list: [waiting("r2"), waiting("r1")] }),
    of({ list: [waiting("r1")], line: [] }),
  ],
  [
    "was shown there before",
    of({ list: [now()], playing: now() }),
    of({ list: [requestIn("played", "r1")] }),
  ],
])("a card that %s does not fly", async (_, before, after) => {
  change(before, after);
  await shown();
  expect(animated).toEqual([]);
});

test("a card that is or comes out of view does not fly", async () => {
  scrolled = 900;
  change(of({ list: [waiting()] }), of({ line: [song("r1", 1)] }));
  await shown();
  cleanup();
  change(of({ line: [song("r1", 1)] }), of({ list: [waiting()] }));
  await shown();
  expect(animated).toEqual([]);
});

test("of a step with many songs eight fly, and no more while they are in the air", async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `r${index}`);
  const [before, after] = [of({ list: ids.map(waiting) }), of({ line: ids.map(song) })];
  change(before, after);
  await shown();
  expect(flights()).toHaveLength(8);
  cleanup();
  change(after, before);
  await shown();
  expect(flights()).toHaveLength(8);
});

test("where nothing moves, nothing is measured", async () => {
  const list = Array.from({ length: 120 }, (_, index) => waiting(`r${index}`));
  const voted = list.map((request) => ({ ...request, backers: request.backers + 1 }));
  change(of({ list, line: songs }), of({ list: voted, line: [...songs] }));
  await shown();
  expect(measured).toEqual([]);
});

test.each<[string, () => void]>([
  ["for who wants no motion", () => (isReduced = true)],
  ["below a finger", () => fireEvent.touchStart(window, { touches: [{}] })],
  [
    "on a hidden page",
    () => Object.defineProperty(document, "hidden", { value: true, configurable: true }),
  ],
])("nothing flies %s, and nothing is measured", async (_, begin) => {
  const { rerender } = render(<Cards {...of({ list: [waiting()] })} />);
  measured.length = 0;
  begin();
  rerender(<Cards {...of({ line: [song("r1", 1)] })} />);
  await shown();
  expect([animated, measured]).toEqual([[], []]);
});

describe("on the board", () => {
  const queued = () => waitFor(() => expect(document.querySelector("[data-song=r1]")).toBeTruthy());
  /** The server tells of a step on the request. */
  function tell(id: number, request: DjRequest, from: DjRequest) {
    const delta = {
      id,
      at: request.createdAt,
      verb: "accepted",
      counts: {},
      pace: { seconds: null },
      full: false,
      from: {
        r1: { status: from.status, lane: from.lane, position: from.position, pinned: false },
      },
      requests: [request],
      undo: null,
    } as unknown as DjDelta;
    const message = { data: JSON.stringify(delta), lastEventId: `${id}` };
    act(() => {
      for (const { onmessage } of FakeEventSource.open) onmessage(message);
    });
  }
  /** From the list to behind the queue's first song. */
  const there = { transform: "translate(-500px, -44px)" };
  const back = { transform: "translate(500px, 44px)" };
  const flown = (...ways: object[]) => waitFor(() => expect(animated).toMatchObject(ways));

  test("the DJ's own step lets the card fly, and so does its undo", async () => {
    await openBoard("pending", "owner");
    await shown();
    // Without a network the step waits, and undo takes it out again.
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fireEvent.click(screen.getByRole("button", { name: /^Accept .*Zombie/ }));
    await queued();
    await flown(there);
    fireEvent.click(screen.getByRole("button", { name: /^Undo/ }));
    await flown(there, back);
    expect(sent).toEqual([]);
  });

  test("another DJ's step lets the card fly, and so does an undo of theirs", async () => {
    await openBoard("pending", "owner");
    await shown();
    tell(2, song("r1", 2), waiting());
    await flown(there);
    await queued();
    tell(3, waiting(), song("r1", 2));
    await flown(there, back);
  });

  test("what was let in flies to the others that wait, and its undo takes it back", async () => {
    await openBoard("apart", "owner");
    await shown();
    fireEvent.click(screen.getByRole("button", { name: /^Muted/ }));
    await waitFor(() => expect(document.querySelector("[data-apart=r1]")).toBeTruthy());
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fireEvent.click(screen.getByRole("button", { name: /^Let in: .*Zombie/ }));
    await waitFor(() => expect(document.querySelector("[data-request=r1]")).toBeTruthy());
    const up = { transform: "translate(0px, 300px)" };
    await flown(up);
    fireEvent.click(screen.getByRole("button", { name: /^Undo/ }));
    await flown(up, { transform: "translate(0px, -300px)" });
  });
});
