import { useSync } from "@/lib/client/effects/use-change";
import { useHearings } from "@/lib/party/decks/hooks";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { DeckQuestion } from "./deck-question";
import { TimeLeft } from "./time-left";

/** How long the song that the decks play still runs, and what they ask. */
export function DeckPanel({ playing }: { playing: DjRequest | null }) {
  const { eventId, canWork } = useBoardTools();
  const { hearings, read } = useHearings(eventId);
  useSync(playing?.id, () => playing && hearings && read());
  if (!hearings) return null;
  const { question, playing: heard } = hearings;
  const isHeard = playing !== null && heard?.requestId === playing.id;
  return (
    <>
      {isHeard && playing.startedAt && playing.seconds && (
        <TimeLeft
          key={playing.id}
          startedAt={playing.startedAt}
          seconds={playing.seconds}
          deck={heard.deck}
        />
      )}
      {question && canWork && <DeckQuestion key={question.id} question={question} />}
    </>
  );
}
