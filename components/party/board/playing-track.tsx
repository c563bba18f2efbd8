import { useTranslations } from "next-intl";
import { usePlayingTrack } from "@/lib/party/board/editions-hooks";
import { useBoardTools } from "./board-tools";
import { KeyChip } from "./key-chip";

/** Key and tempo of what is playing: what the next song has to fit. */
export function PlayingTrack() {
  const t = useTranslations("board.tracks");
  const { eventId } = useBoardTools();
  const { track } = usePlayingTrack(eventId);
  if (!track) return null;
  const { key, bpm } = track;
  return (
    <>
      {key && <KeyChip name={key} look="playing" />}
      {bpm && <bdi>{t("bpm", { bpm: Math.round(bpm) })}</bdi>}
    </>
  );
}
