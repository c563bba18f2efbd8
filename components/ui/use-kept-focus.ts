import { useEffect } from "react";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";

/** So many paints later, code that knows better where the focus belongs has put it there. */
const PATIENCE = 10;

/**
 * Keeps the place of a keyboard, and of a screen reader, where what was pressed goes away, maybe with its row: the
 * focus then goes to the nearest of these: the row, its neighbours, the heading of the section or dialog, or the page's.
 */
export function useKeptFocus() {
  useEffect(() => {
    // Before the page's own handlers, which may remove it.
    document.addEventListener("click", keepFocus, { capture: true });
    return () => document.removeEventListener("click", keepFocus, { capture: true });
  }, []);
}

async function keepFocus({ target }: MouseEvent) {
  const pressed = target instanceof Element && target.closest<HTMLElement>("button, a, [role]");
  // The board's list sees to its rows itself.
  if (!pressed || pressed.closest("[data-request]")) return;
  const dialog = pressed.closest("dialog, [role=dialog]");
  const row = pressed.closest("li, tr, [role=row]");
  const heading = (pressed.closest("section") ?? dialog)?.querySelector("h2");
  const near = [row, row?.nextElementSibling, row?.previousElementSibling, heading];
  for (let paint = 0; paint < PATIENCE; paint++) await yieldToPaint();
  if (pressed.isConnected || document.activeElement !== document.body) return;
  // A dialog that has closed gives the focus back itself.
  const last = dialog ? null : document.querySelector("h1");
  const next = [...near, last].find((place) => place?.isConnected);
  if (!(next instanceof HTMLElement)) return;
  if (!next.hasAttribute("tabindex")) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}
