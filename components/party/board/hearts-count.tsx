import { IconHeartFilled } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { RisingNumber } from "@/components/ui/rising-number";
import { useAnswer } from "@/lib/client/hooks";
import { djHeartCalls } from "@/lib/party/requests/heart-calls";
import { useBoardTools } from "./board-tools";
import styles from "./hearts-count.module.css";

/** No stream brings hearts: a floor that loves a song would flood every phone with them. */
const LOOK_EVERY_MS = 5000;

/** How many guests love the playing song. Nothing until one does. */
export function HeartsCount({ song }: { song: string }) {
  const t = useTranslations("board");
  const format = useFormatter();
  const { eventId } = useBoardTools();
  const input = { params: { id: eventId } };
  const { data } = useAnswer(djHeartCalls.get, input, {
    refreshInterval: LOOK_EVERY_MS,
    dedupingInterval: LOOK_EVERY_MS / 2,
  });
  if (!data?.hearts || data.requestId !== song) return null;
  const { hearts } = data;
  return (
    <div role="img" aria-label={t("loved", { hearts })} className={styles.hearts}>
      <IconHeartFilled size={18} aria-hidden />
      <RisingNumber value={hearts} text={format.number(hearts, { notation: "compact" })} />
    </div>
  );
}
