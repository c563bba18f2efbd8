import type { Settings } from "@/lib/party/events/schema";
import type { RequestRow } from "@/lib/party/requests/read";
import { matchOf, type OwnedName } from "./match-rules";

type Track = { title: string; artist: string; heardAt: string; seconds: number | null };
type Song = Pick<RequestRow, "id" | "title" | "artist" | "status" | "startedAt">;

/** What a track does once it counts as played. */
export type Fate<S extends Song> =
  /** The DJ has started another song since: the hand wins. */
  | { does: "nothing" }
  /** It is what plays already. */
  | { does: "goOn"; request: S }
  | { does: "play"; request: S }
  /** Nobody asked for it, as far as it is known: the DJ says whether it is `asked`. */
  | { does: "playUnasked"; asked: S | undefined };

/** A song of unknown length that nobody ends is over by then, in seconds. */
const LONGEST_UNKNOWN = 12 * 60;
/** A song may run on beyond its tagged length: it is mixed out slowly, or slowed down. */
const GRACE = 20;
/** While decks are connected a track is heard at least this often, in milliseconds. */
const QUIET_MS = 20 * 60_000;

/** Decides what a track does. `waiting` are the requests that it may be, the queue first. */
export function fateOf<S extends Song>(
  track: Track,
  playing: S | undefined,
  waiting: readonly S[],
  { deckPlaysPending }: Pick<Settings, "deckPlaysPending">,
  ownedName: OwnedName,
): Fate<S> {
  if (playing && matchOf(track, [playing], ownedName)?.kind === "same") {
    return { does: "goOn", request: playing };
  }
  if ((playing?.startedAt ?? "") > track.heardAt) return { does: "nothing" };
  const match = matchOf(track, waiting, ownedName);
  const isSure = match?.kind === "same";
  const plays = isSure && (deckPlaysPending || match.song.status === "accepted");
  return plays
    ? { does: "play", request: match.song }
    : { does: "playUnasked", asked: match?.song };
}

/** When a track counts as played, and no longer as one that is being tried. */
export function countsAt(
  { heardAt }: Pick<Track, "heardAt">,
  { deckDelay }: Pick<Settings, "deckDelay">,
) {
  return after(heardAt, deckDelay);
}

/** When a track is over if nothing else is heard. */
export function endsAt({ heardAt, seconds }: Pick<Track, "heardAt" | "seconds">) {
  return after(heardAt, seconds === null ? LONGEST_UNKNOWN : seconds + GRACE);
}

/** Until when decks that were heard at this moment are taken for connected. */
export function connectedUntil(heardAt: string) {
  return new Date(Date.parse(heardAt) + QUIET_MS).toISOString();
}

function after(at: string, seconds: number) {
  return new Date(Date.parse(at) + seconds * 1000).toISOString();
}
