import type { KeyboardEvent } from "react";
import { actOf } from "@/components/ui/keys";
import type { DjRequest } from "@/lib/party/requests/schema";
import { type BoardAct, boardKeys } from "./board-keys";

type Acts = Record<"accept" | "decline" | "later" | "open" | "play", () => void>;

/** Does what `boardKeys` says about a row: decides it, opens it, or moves to another row. */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>, request: DjRequest, acts: Acts) {
  if (!isForRow(event)) return;
  const { currentTarget: row, target } = event;
  const deciding: Partial<Record<BoardAct, () => void>> = {
    accept() {
      focusRow(row.nextElementSibling, row.previousElementSibling);
      acts.accept();
    },
    decline: acts.decline,
    later: acts.later,
  };
  const always: Partial<Record<BoardAct, () => void>> = {
    next: () => focusRow(row.nextElementSibling),
    previous: () => focusRow(row.previousElementSibling),
    ...(request.status === "accepted" && { play: acts.play }),
    // On a button of the row it presses the button.
    ...(target === row && { open: acts.open }),
  };
  const acting = request.status === "pending" ? { ...always, ...deciding } : always;
  const does = actOf(boardKeys, event);
  const act = does && acting[does];
  if (!act) return;
  act();
  event.preventDefault();
}

/** Does at the first row what a key says that was pressed outside of all rows. */
export function pressAtFirstRow(list: HTMLElement | null, act: BoardAct) {
  const row = list?.querySelector<HTMLElement>("[data-request]");
  if (!row) return;
  row.focus();
  if (act === "next" || act === "previous") return;
  row.dispatchEvent(
    new KeyboardEvent("keydown", { key: boardKeys[act], bubbles: true, cancelable: true }),
  );
}

/** React bubbles key events from a row's menus to the row, even though the menus render elsewhere. */
function isForRow({ currentTarget: row, target }: KeyboardEvent) {
  const isInside = target instanceof Node && row.contains(target);
  return isInside && !(target instanceof HTMLInputElement);
}

/** Focuses the first of these that is a row. */
function focusRow(...candidates: (Element | null)[]) {
  for (const row of candidates) {
    if (row instanceof HTMLElement && row.dataset.request) return row.focus();
  }
}
