import { useEffect } from "react";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";

/**
 * Keeps the place of a keyboard, and of a screen reader, where what was pressed goes away, maybe with its row: the
 * focus then goes to what is nearest: the row, its neighbours, the heading of the section or dialog, or the page's.
 */
export function useKeptFocus() {
  useEffect(() => {
    // Before the page's own handlers, which may remove it.
    document.addEventListener("click", keepFocus, { capture: true });
    return () => document.removeEventListener("click", keepFocus, { capture: true });
  }, []);
}

async function keepFocus({ target, detail }: MouseEvent) {
  const pressed = target instanceof Element && target.closest<HTMLElement>("button, a, [role]");
  if (!pressed) return;
  const row = pressed.closest<HTMLElement>("li, tr, [role=row]");
  // A row of the board takes keys: what a hand has tapped chooses none for them.
  if (detail > 0 && row?.dataset.request) return;
  const heading = pressed.closest("section, dialog, [role=dialog]")?.querySelector("h2");
  const places = [row, row?.nextElementSibling, row?.previousElementSibling, heading];
  await yieldToPaint();
  // One that is only disabled may be busy, and come back.
  if (pressed.isConnected || document.activeElement !== document.body) return;
  const next = [...places, document.querySelector("h1")].find((place) => place?.isConnected);
  if (!(next instanceof HTMLElement)) return;
  if (!next.hasAttribute("tabindex")) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}
