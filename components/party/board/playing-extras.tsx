import { useBoard } from "@/lib/party/board/hooks";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { DeckPanel } from "./deck-panel";
import { HeartsCount } from "./hearts-count";

type Props = { playing: DjRequest | null; at: "song" | "below" };

/** What the floor and the decks add to the playing song: hearts beside its title, time and question below. */
export function PlayingExtras({ playing, at }: Props) {
  const { eventId } = useBoardTools();
  const { board } = useBoard(eventId);
  if (at === "song") return playing && <HeartsCount song={playing.id} />;
  const hasDecks = Boolean(board?.decksUntil || board?.undo?.byDeck);
  return hasDecks && <DeckPanel playing={playing} />;
}
