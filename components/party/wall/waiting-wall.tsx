import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useRehydration } from "@/lib/client/effects/use-rehydration";
import { useHydratedValue } from "@/lib/client/scheduling/use-hydrated-value";
import { usePersistedWallStore } from "@/lib/party/wall/store";
import { EventWall } from "./event-wall";
import { WallFrame } from "./wall-frame";
import { WallMessage } from "./wall-message";
import { LATE } from "./wall-sizes";

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
  const kept = usePersistedWallStore((store) => store.kept);
  // On a slow screen it takes seconds until a script has asked anything.
  const state = useHydratedValue(() => "waiting" as const, "starting");
  useRehydration(usePersistedWallStore);
  if (isOwn && kept) return <EventWall code={kept.event.code} {...look} />;
  return (
    <WallFrame isCentred>
      {/* A new screen asks for its code first: only an answer that stays away is worth a word. */}
      <Box key={state} sx={LATE}>
        <WallMessage title={t(`${state}.title`)} text={t(`${state}.text`)} isHeading />
      </Box>
    </WallFrame>
  );
}
