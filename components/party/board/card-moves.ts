import { painted } from "@/lib/client/painted";
import type { useBoardActions } from "@/lib/party/board/actions";
import type { DjRequest } from "@/lib/party/requests/schema";

type Change = ReturnType<typeof useBoardActions>["change"];

export const loadFlight = () => import("./card-flight");

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

/** The board's action after which a card moves to where it went: once the step itself is shown. */
export function withMove(change: Change): Change {
  return (request, wanted, lane) => {
    const { id, title, status } = request;
    const from = wantsMotion() ? placeOf(id, status) : undefined;
    change(request, wanted, lane);
    if (from) void move(title, from, () => placeOf(id, wanted.status ?? status));
  };
}

/** A slow tablet renders the new place some frames after the step. */
const TRIES = 6;

async function move(title: string, from: DOMRect, findPlace: () => DOMRect | undefined) {
  // A network that is gone brings no motion, and the card is where it went all the same.
  const flight = await loadFlight().catch(() => undefined);
  for (let tries = flight ? TRIES : 0; tries > 0; tries -= 1) {
    await painted();
    const to = findPlace();
    if (!to || (to.left === from.left && to.top === from.top)) continue;
    return flight?.fly(title, from, to);
  }
}
