import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import type { Hints } from "@/lib/party/board/hints";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useFateWords } from "./request-fate";
import styles from "./row-hints.module.css";
import { useClockTime } from "./use-clock-time";

/** What a DJ should know before deciding: the DJs' note, and what speaks against the song now. */
export function RowHints({
  request: { privateNote, had },
  alike,
  playedAt,
  artistAgo,
}: {
  request: DjRequest;
  alike: DjRequest | undefined;
} & Hints) {
  const t = useTranslations("board");
  const clockTime = useClockTime();
  const note = privateNote && t("privateNote.said", { note: isolated(privateNote) });
  const against = [
    playedAt && t("hints.playedAt", { time: clockTime(playedAt) }),
    typeof artistAgo === "number" && t("hints.sameArtist", { songs: artistAgo }),
    had !== undefined && t("hints.had", { songs: had }),
  ].filter(Boolean);
  if (!note && !alike && against.length === 0) return null;
  const title = [note, ...against].filter(Boolean).join(" · ");
  return (
    <span title={title}>
      {note && <b className={styles.note}>{`· ${note} `}</b>}
      {against.length > 0 && <span className={styles.against}>{`· ${against.join(" · ")} `}</span>}
      {alike && <AlikeHint alike={alike} />}
    </span>
  );
}

function AlikeHint({ alike }: { alike: DjRequest }) {
  const t = useTranslations("board");
  const fateWords = useFateWords(alike);
  const words = t("alike", { title: isolated(alike.title), place: fateWords });
  return (
    <span title={words} className={styles.against}>
      · {words}
    </span>
  );
}
