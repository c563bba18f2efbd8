import { painted } from "@/lib/client/painted";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { fly } from "./card-flight";

/** Each status has its place on the board, where a card says which request it is. */
function placeOf(id: string, status: DjRequest["status"]) {
  const name = status === "playing" ? "playing" : status === "accepted" ? "song" : "request";
  const card = document.querySelector(`[data-${name}="${CSS.escape(id)}"]`);
  const place = card?.getBoundingClientRect();
  return place && place.height > 0 && place.bottom > 0 && place.top < innerHeight
    ? place
    : undefined;
}

function wantsMotion() {
  return !window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Notes where a card is before its step. Returns what lets it move to where it went, once the step itself is shown;
 * undefined where there is nothing to see.
 */
export function depart({ id, title, status }: DjRequest, wanted: RequestChange) {
  const from = wantsMotion() ? placeOf(id, status) : undefined;
  return from && (() => void move(title, from, () => placeOf(id, wanted.status ?? status)));
}

/** A slow tablet renders the new place some frames after the step. */
const TRIES = 6;

async function move(title: string, from: DOMRect, findPlace: () => DOMRect | undefined) {
  for (let tries = TRIES; tries > 0; tries -= 1) {
    await painted();
    const to = findPlace();
    if (!to || (to.left === from.left && to.top === from.top)) continue;
    return fly(title, from, to);
  }
}
