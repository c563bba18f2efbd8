import { useEffect } from "react";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";

/** So many paints later, code that knows better where the focus belongs has put it there. */
const PATIENCE = 10;

/**
 * Keeps the place of a keyboard, and of a screen reader, where what was pressed goes away, maybe with its row: the
 * focus then goes to the nearest of these: the row, its neighbours, the heading of the section or dialog, or the page's.
 * When a dialog or menu closes, what opened it and the places near that count as well.
 */
export function useKeptFocus() {
  useEffect(() => {
    let focused: { element: Element; dialog: Element | null } | undefined;
    let opener: Element | undefined;
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const dialog = dialogOf(target);
      if (focused && dialog !== focused.dialog) opener = focused.element;
      focused = { element: target, dialog };
    };
    const keep = ({ target }: Event) => keepFocus(target, opener);
    document.addEventListener("focusin", note);
    // Before the page's own handlers, which may remove it.
    document.addEventListener("click", keep, { capture: true });
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("click", keep, { capture: true });
    };
  }, []);
}

async function keepFocus(target: EventTarget | null, lastOpener: Element | undefined) {
  const pressed = target instanceof Element && target.closest("button, a, [role]");
  if (!pressed) return;
  const dialog = dialogOf(pressed);
  const opener = dialog && lastOpener;
  // The board's list sees to its rows itself.
  if ((opener || pressed).closest("[data-request]")) return;
  const near = [...placesNear(pressed), ...(opener ? [opener, ...placesNear(opener)] : [])];
  for (let paint = 0; paint < PATIENCE; paint++) await yieldToPaint();
  if (pressed.isConnected || document.activeElement !== document.body) return;
  // A dialog that no press has opened leaves the page as it was.
  const last = dialog && !opener ? null : document.querySelector("h1");
  focus([...near, last].find((place) => place?.isConnected));
}

function focus(place: Element | null | undefined) {
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function placesNear(element: Element) {
  const row = element.closest("li, tr, [role=row], article");
  const heading = (element.closest("section") ?? dialogOf(element))?.querySelector("h2");
  return [row, row?.nextElementSibling, row?.previousElementSibling, heading];
}

function dialogOf(element: Element) {
  return element.closest("dialog, [role=dialog]");
}
