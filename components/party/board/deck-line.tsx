import { useEffect, useEffectEvent, useState } from "react";
import { useBoard } from "@/lib/party/board/hooks";
import { useHearings } from "@/lib/party/decks/hooks";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { DeckQuestion } from "./deck-question";
import { TimeLeft } from "./time-left";

/** What the decks add to the playing song: how long it still runs, and what they ask. Nothing without decks. */
export function DeckLine({ playing }: { playing: DjRequest | null }) {
  const { eventId, canWork } = useBoardTools();
  const { board } = useBoard(eventId);
  const speaks = Boolean(board?.decksUntil) || Boolean(board?.undo?.byDeck);
  const [hasDecks, setHasDecks] = useState(speaks);
  if (speaks && !hasDecks) setHasDecks(true);
  const { hearings, read } = useHearings(hasDecks ? eventId : null);
  const readAgain = useEffectEvent(() => hearings && read());
  const song = playing?.id;
  useEffect(() => {
    if (song !== undefined) readAgain();
  }, [song]);
  if (!hearings) return null;
  const { question, playing: heard } = hearings;
  const isHeard = playing !== null && heard?.requestId === playing.id;
  return (
    <>
      {isHeard && playing.startedAt && playing.seconds && (
        <TimeLeft key={playing.id} startedAt={playing.startedAt} seconds={playing.seconds} />
      )}
      {question && canWork && <DeckQuestion key={question.id} question={question} />}
    </>
  );
}
