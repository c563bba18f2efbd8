import { useTranslations } from "next-intl";
import { usePlayingTrack } from "@/lib/party/board/editions-hooks";
import { useBoardTools } from "./board-tools";
import { KeyChip } from "./key-chip";
import styles from "./playing-track.module.css";

/** Key and tempo of what is playing: what the next song has to fit. */
export function PlayingTrack() {
  const t = useTranslations("board.tracks");
  const { eventId } = useBoardTools();
  const { track } = usePlayingTrack(eventId);
  if (!track) return null;
  const { key, bpm } = track;
  return (
    <div className={styles.track}>
      {key && <KeyChip name={key} look="playing" />}
      {bpm && <bdi>{t("bpm", { bpm: Math.round(bpm) })}</bdi>}
    </div>
  );
}
