import { useBoard } from "@/lib/party/board/hooks";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { DeckPanel } from "./deck-panel";
import { HeartsCount } from "./hearts-count";
import { PlayingTrack } from "./playing-track";

type Props = { playing: DjRequest | null; at: "title" | "below" };

/** What comes after the first view of the playing song: key, tempo and hearts below its title, time and question below. */
export function PlayingExtras({ playing, at }: Props) {
  const { eventId } = useBoardTools();
  const { board } = useBoard(eventId);
  if (at === "title")
    return (
      <>
        <PlayingTrack />
        {playing && <HeartsCount song={playing.id} />}
      </>
    );
  const hasDecks = Boolean(board?.decksUntil || board?.undo?.byDeck);
  return hasDecks && <DeckPanel playing={playing} />;
}
