import { FLIGHT_MS } from "./card-flight";
import { depart } from "./card-moves";

type Change = Parameters<typeof depart>;

/** Takes a step as the board does. */
const withMove =
  (change: () => void) =>
  (...step: Change) => {
    const land = depart(...step);
    change();
    land?.();
  };

const zombie = { id: "r1", title: "Zombie", status: "pending" } as Change[0];
const animated: { transform: unknown; duration: unknown }[] = [];
let finish = () => {};
let isReduced = false;

/** A card at this place of a screen of 800 × 600. */
function place(name: string, left: number, top: number) {
  const card = document.createElement("div");
  card.dataset[name] = "r1";
  const rect = { left, top, width: 300, height: 52, bottom: top + 52 } as DOMRect;
  card.getBoundingClientRect = jest.fn(() => rect);
  document.body.append(card);
  return card;
}

const flights = () => document.querySelectorAll("[data-flight]");
const shown = () => new Promise((resolve) => setTimeout(resolve, 200));

beforeEach(() => {
  document.body.replaceChildren();
  animated.length = 0;
  isReduced = false;
  Object.assign(window, {
    innerHeight: 600,
    CSS: { escape: (text: string) => text },
    matchMedia: () => ({ matches: isReduced }),
  });
  Element.prototype.animate = (frames, options) => {
    const [{ transform }] = frames as [Keyframe];
    animated.push({ transform, duration: (options as KeyframeAnimationOptions).duration });
    return { finished: new Promise<void>((resolve) => (finish = resolve)) } as never;
  };
});

test("an accepted card moves from the list to its place in the queue, after its tap is shown", async () => {
  const row = place("request", 0, 100);
  const change = jest.fn(() => {
    row.remove();
    place("song", 500, 300);
  });
  withMove(change)(zombie, { status: "accepted" });
  // Nothing stands between the tap and its paint.
  expect(animated).toEqual([]);
  await shown();
  expect(animated).toEqual([{ transform: "translate(-500px, -200px)", duration: FLIGHT_MS }]);
  expect(FLIGHT_MS).toBeLessThanOrEqual(200);
  const [card] = flights();
  expect(card).toHaveTextContent("Zombie");
  expect(card).toHaveAttribute("aria-hidden", "true");
  expect(card).toHaveStyle({ pointerEvents: "none" });
  finish();
  await shown();
  expect(flights()).toHaveLength(0);
});

test.each<[string, Change[0]["status"], Change[1], string]>([
  ["played", "accepted", { status: "playing" }, "playing"],
  ["put back", "accepted", { status: "pending" }, "request"],
])("a card that is %s moves there as well", async (_, status, change, name) => {
  place("song", 500, 300);
  withMove(() => void place(name, 20, 40))({ ...zombie, status }, change);
  await shown();
  expect(animated).toMatchObject([{ transform: "translate(480px, 260px)" }]);
});

test("a card that moves within the queue goes along", async () => {
  const card = place("song", 500, 300);
  const change = () => {
    card.remove();
    place("song", 500, 248);
  };
  withMove(change)({ ...zombie, status: "accepted" }, { after: null });
  await shown();
  expect(animated).toMatchObject([{ transform: "translate(0px, 52px)" }]);
});

test.each([
  ["that stays where it is", 0, 100],
  ["whose new place is out of view", 500, 900],
])("a card %s does not fly", async (_, left, top) => {
  const row = place("request", 0, 100);
  const change = () => {
    row.remove();
    place("song", left, top);
  };
  withMove(change)(zombie, { status: "accepted" });
  await shown();
  expect(animated).toEqual([]);
});

test("who wants no motion gets none, and nothing is measured", async () => {
  isReduced = true;
  const row = place("request", 0, 100);
  withMove(() => void place("song", 500, 300))(zombie, { status: "accepted" });
  await shown();
  expect(animated).toEqual([]);
  expect(row.getBoundingClientRect).not.toHaveBeenCalled();
});
