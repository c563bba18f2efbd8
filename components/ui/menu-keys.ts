import { type KeyboardEvent, useRef } from "react";

/** Letters that follow one another within so many milliseconds are one word. */
const WORD_MS = 500;
const ITEMS = "[role^=menuitem]:not(:disabled)";

/** Which item a key leads to from another; -1 is the last one. */
const PLACES = new Map<string, (at: number) => number>([
  ["ArrowDown", (at) => at + 1],
  ["ArrowUp", (at) => (at < 0 ? -1 : at - 1)],
  ["Home", () => 0],
  ["End", () => -1],
]);

type Typed = { word: string; at: number };

export function itemsOf(menu: Element) {
  return [...menu.querySelectorAll<HTMLElement>(ITEMS)];
}

/** The keys of an open menu: arrows, Home and End, letters, and those that close it. */
export function useMenuKeys(onClose: () => void) {
  const typed = useRef<Typed>({ word: "", at: 0 });
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    // A dialog around the menu stays open.
    if (key === "Escape" || key === "Tab") event.stopPropagation();
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item.matches(":focus"));
    const place = PLACES.get(key)?.(at);
    const isLetter = key.trim().length === 1 && !ctrlKey && !metaKey && !altKey;
    if (key === "Escape" || key === "Tab") onClose();
    else if (place !== undefined) items.at(place % items.length)?.focus();
    else if (isLetter) lead(items, at, key);
    else return;
    event.preventDefault();
  };

  /** Focuses the next item that begins with what is typed; the same letter again leads on. */
  function lead(items: HTMLElement[], at: number, key: string) {
    const now = performance.now();
    const { word: former, at: since } = typed.current;
    const word = (now - since < WORD_MS ? former : "") + key.toLowerCase();
    typed.current = { word, at: now };
    const isOneLetter = [...word].every((letter) => letter === word[0]);
    const from = isOneLetter ? at + 1 : Math.max(at, 0);
    const start = isOneLetter ? (word[0] ?? "") : word;
    [...items.slice(from), ...items.slice(0, from)]
      .find((item) => item.textContent.trim().toLowerCase().startsWith(start))
      ?.focus();
  }
}
