import { expect } from "@playwright/test";
import type { Json, Tab } from "./tab";

type Wanted = {
  /** CSS of the kind of element. */
  kind: string;
  /** Its accessible name. */
  name: string;
  /** Words of the list entry that it belongs to. */
  entry?: string;
};

/** The middle of an element, in pixels of the window. */
type Place = { x: number; y: number } | null;

const BUTTON = "button, a[href], [role=menuitemradio], [role=button]";
const FIELD = "input, textarea";

/** Presses the button or link of that name as soon as it is there. */
export async function press(tab: Tab, name: string, entry = "") {
  await clickOn(tab, { kind: BUTTON, name, entry });
}

/** Types into the field of that label as soon as it is there. */
export async function fill(tab: Tab, name: string, text: string) {
  await clickOn(tab, { kind: FIELD, name });
  await tab.type(text);
}

/** Waits until the page shows these words, in a list entry with those. */
export async function expectWords(tab: Tab, words: string, entry = "") {
  const count = async () => (await ask(tab, countEntries, words, entry)) ?? 0;
  await expect.poll(count, { message: `${words} ${entry}`, timeout: 20_000 }).toBeGreaterThan(0);
}

/** Runs a function of the page. A page that is being replaced by the next one cannot be asked: undefined. */
export async function ask<Args extends Json[], Result extends Json>(
  tab: Tab,
  script: (...args: Args) => Result,
  ...args: Args
) {
  return tab.run(script, ...args).catch(() => undefined);
}

async function clickOn(tab: Tab, { kind, name, entry = "" }: Wanted) {
  let place: Place = null;
  const isStill = async () => {
    const before = place;
    place = (await ask(tab, placeOf, kind, name, entry)) ?? null;
    return place !== null && place.x === before?.x && place.y === before.y;
  };
  // A menu that opens, or a list that takes in a new entry, moves what is to be pressed.
  await expect.poll(isStill, { message: name, timeout: 20_000 }).toBe(true);
  const { x, y } = place ?? { x: 0, y: 0 };
  await tab.click(x, y);
}

/** Runs in the page: brings the first such element into view and returns its middle. */
function placeOf(kind: string, name: string, entry: string): Place {
  // Names that are isolated from the direction around them carry marks.
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "").trim();
  const heard = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return copy.textContent;
  };
  const found = [...document.querySelectorAll<HTMLElement>(kind)].find((element) => {
    const label = (element as HTMLInputElement).labels?.[0] ?? element;
    const own = element.getAttribute("aria-label") ?? heard(label);
    const around = element.closest("li")?.textContent ?? "";
    const isNamed = plain(own) === name && plain(around).includes(entry);
    return isNamed && element.getClientRects().length > 0;
  });
  if (!found) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Runs in the page: counts the list entries, or pages, that show both. */
function countEntries(words: string, entry: string) {
  const places = document.querySelectorAll(entry ? "li" : "main");
  return [...places].filter(({ textContent }) => {
    const shown = textContent.replace(/[\u2066-\u2069]/g, "");
    return shown.includes(words) && shown.includes(entry);
  }).length;
}
