import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useKeptWallStore } from "@/lib/party/wall/store";
import { EventWall } from "./event-wall";
import { WallFrame } from "./wall-frame";
import { WallMessage } from "./wall-message";

/** Until the server answers: what this screen showed last, if anything. */
export function WaitingWall({
  isOwn = false,
  ...look
}: {
  /** The server would have said which event it shows. */
  isOwn?: boolean;
  origin: string;
  isOverlay: boolean;
}) {
  const t = useTranslations("wall");
  const kept = useKeptWallStore((store) => store.kept);
  useEffect(() => void useKeptWallStore.persist.rehydrate(), []);
  if (isOwn && kept) return <EventWall code={kept.event.code} {...look} />;
  return (
    <WallFrame isCentred>
      <WallMessage title={t("waiting.title")} text={t("waiting.text")} isHeading />
    </WallFrame>
  );
}
