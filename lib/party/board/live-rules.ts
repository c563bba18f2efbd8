import type { DjDelta } from "@/lib/party/live/schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { playingAfter } from "./replay";
import type { Board } from "./schema";

/** Returns the event as it is after a delta. */
export function withDelta(board: Board, delta: DjDelta): Board {
  if (delta.id <= board.cursor) return board;
  const { id: cursor, counts, pace, full, requests, undo, decksUntil, event } = delta;
  const playing = playingAfter(board.playing, requests);
  const guests = guestsAfter(board, requests);
  return { ...board, ...event, counts, pace, full, cursor, undo, decksUntil, playing, guests };
}

/** At least as many as are behind one song; the next beat brings the exact number. */
function guestsAfter({ guests }: Board, requests: DjRequest[]) {
  const known = requests.filter(({ apart }) => !apart);
  return Math.max(guests, ...known.map(({ backers }) => backers));
}
