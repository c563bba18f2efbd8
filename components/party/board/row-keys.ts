import type { KeyboardEvent } from "react";
import type { DjRequest } from "@/lib/party/requests/schema";

type Acts = Record<"accept" | "decline" | "later" | "open", () => void>;

/** A accepts, D declines, L plans, Enter opens, and the arrow keys move between rows. */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>, request: DjRequest, acts: Acts) {
  if (!isForRow(event)) return;
  const { currentTarget: row, target, key } = event;
  const deciding: Record<string, () => void> = {
    a: () => {
      focusRow(row.nextElementSibling, row.previousElementSibling);
      acts.accept();
    },
    d: acts.decline,
    l: acts.later,
  };
  const always: Record<string, () => void> = {
    arrowdown: () => focusRow(row.nextElementSibling),
    arrowup: () => focusRow(row.previousElementSibling),
    // On a button of the row it presses the button.
    ...(target === row && { enter: acts.open }),
  };
  const acting = request.status === "pending" ? { ...always, ...deciding } : always;
  const act = acting[key.toLowerCase()];
  if (!act) return;
  act();
  event.preventDefault();
}

/** React bubbles key events from a row's menus to the row, even though the menus render elsewhere. */
function isForRow({ currentTarget: row, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  const isInside = target instanceof Node && row.contains(target);
  return isInside && !(target instanceof HTMLInputElement) && !(ctrlKey || metaKey || altKey);
}

/** Focuses the first of these that is a row. */
function focusRow(...candidates: (Element | null)[]) {
  for (const row of candidates) {
    if (row instanceof HTMLElement && row.dataset.request) return row.focus();
  }
}
