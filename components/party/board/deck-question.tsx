import { IconVinyl, IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button, IconButton } from "@/components/ui/button";
import { isolated } from "@/components/ui/isolated";
import { useAnswerQuestion } from "@/lib/party/decks/hooks";
import type { Question } from "@/lib/party/decks/schema";
import { useBoardTools } from "./board-tools";
import styles from "./deck-question.module.css";
import { useClockTime } from "./use-clock-time";

/** "Was this Get Low?": one tap ties what the decks play to the request that it may be. */
export function DeckQuestion({ question }: { question: Question }) {
  const t = useTranslations("board.decks");
  const { eventId } = useBoardTools();
  const answer = useAnswerQuestion(eventId);
  const clockTime = useClockTime();
  const { id, request, title, artist, deck, heardAt } = question;
  const time = clockTime(heardAt);
  const heard = deck ? t("heardOn", { deck, time }) : t("heard", { time });
  const song = [title, artist].filter(Boolean).map(isolated).join(" – ");
  const asked = t("question", { title: isolated(request.title) });
  return (
    <section aria-label={asked} className={styles.row}>
      <IconVinyl size={20} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.question} title={asked}>
          {asked}
        </p>
        <p dir="auto" className={styles.about} title={song}>
          {song}
        </p>
        <p className={styles.about}>{heard}</p>
      </div>
      <Button variant="tinted" onClick={() => answer(id, true)}>
        {t("yes")}
      </Button>
      <IconButton color="inherit" aria-label={t("no")} onClick={() => answer(id, false)}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </section>
  );
}
