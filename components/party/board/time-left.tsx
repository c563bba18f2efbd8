import { useTranslations } from "next-intl";
import { useState } from "react";
import { lengthText } from "@/components/ui/length-text";
import { useInterval } from "@/lib/client/effects/use-timer";
import { serverNow } from "@/lib/client/server-clock";
import styles from "./time-left.module.css";

type Props = { startedAt: string; seconds: number; deck: string | null };

/** How long the song that the decks play still runs, to the second. The bar runs left to right in every language. */
export function TimeLeft({ startedAt, seconds, deck }: Props) {
  const t = useTranslations("board.decks");
  const [now, setNow] = useState(serverNow);
  useInterval(() => setNow(serverNow()), 1000);
  const played = Math.max(0, (now - Date.parse(startedAt)) / 1000);
  const left = Math.max(0, Math.round(seconds - played));
  return (
    <div className={styles.row} role="timer">
      {deck && <span className={styles.deck}>{t("on", { deck })}</span>}
      <div dir="ltr" className={styles.bar} aria-hidden>
        <div style={{ width: `${Math.min(100, (played / seconds) * 100)}%` }} />
      </div>
      <span className={styles.left}>{t("left", { time: lengthText(left) })}</span>
    </div>
  );
}
