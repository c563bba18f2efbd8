import { useEffect, useEffectEvent } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useBoard } from "@/lib/party/board/hooks";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";

const loadPanel = () => import("./deck-panel").then(({ DeckPanel }) => DeckPanel);

/** What the decks add to the playing song. It loads once decks are heard: most boards have none. */
export function DeckLine({ playing }: { playing: DjRequest | null }) {
  const { eventId } = useBoardTools();
  const { board } = useBoard(eventId);
  const hasDecks = Boolean(board?.decksUntil || board?.undo?.byDeck);
  const { Part: Panel, open } = useLazyPart(loadPanel, { isFetchedAhead: false, isPlain: true });
  const show = useEffectEvent(open);
  useEffect(() => {
    if (hasDecks) show();
  }, [hasDecks]);
  return Panel && <Panel playing={playing} />;
}
