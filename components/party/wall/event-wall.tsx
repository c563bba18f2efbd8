import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useEnding } from "@/components/party/guests/use-ending";
import { clamp } from "@/components/ui/clamp";
import { usePersistedWall, useWall, useWallLive } from "@/lib/party/wall/hooks";
import { nextIn } from "@/lib/party/wall/rules";
import type { Shown } from "@/lib/party/wall/schema";
import { StaleNotice } from "./stale-notice";
import { WallClosed } from "./wall-closed";
import { WallFrame } from "./wall-frame";
import { WallJoin } from "./wall-join";
import { WallMessage } from "./wall-message";
import { WallNext } from "./wall-next";
import { WallNow } from "./wall-now";
import { WallOverlay } from "./wall-overlay";
import { BAND, units } from "./wall-sizes";

type Look = { origin: string; isOverlay: boolean };

/** The wall of one event, for as long as there is such an event. */
export function EventWall({ code, origin, isOverlay }: { code: string } & Look) {
  const t = useTranslations("wall");
  const { shown, isGone } = useWall(code);
  const since = usePersistedWall(code, shown);
  useWallLive(code, shown?.event);
  if (isGone || !shown) {
    const state = isGone ? "gone" : "waiting";
    return (
      <WallFrame isCentred>
        <WallMessage title={t(`${state}.title`)} text={t(`${state}.text`)} isHeading />
      </WallFrame>
    );
  }
  if (isOverlay) return <WallOverlay {...shown} host={hostOf(origin)} />;
  return <FullWall {...shown} origin={origin} since={since} />;
}

function FullWall({
  event,
  list,
  origin,
  since,
}: Shown & { origin: string; since: number | undefined }) {
  const ending = useEnding(event);
  const next = nextIn(list, event, ending);
  return (
    <WallFrame>
      <Box
        sx={{
          minWidth: 0,
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gridTemplateRows: "auto minmax(0, 1fr) auto",
          gap: units(4),
          [BAND]: {
            gridTemplateRows: "auto minmax(0, 1fr)",
            gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
          },
        }}
      >
        <Box sx={{ display: "flex", alignItems: "center", gap: units(3), gridColumn: "1 / -1" }}>
          <Box
            component="h1"
            dir="auto"
            sx={{
              ...clamp(1),
              m: 0,
              // Of the page's direction, which a name in another script does not have.
              marginRight: "auto",
              fontSize: units(4),
              fontWeight: 650,
              color: "text.secondary",
            }}
          >
            {[event.name, event.venue].filter(Boolean).join(" · ")}
          </Box>
          <StaleNotice since={since} timeZone={event.timeZone} />
        </Box>
        <WallNow event={event} hasNext={next.length > 0} />
        <WallNext requests={next} />
      </Box>
      {ending && event.playing && <WallClosed ending={ending} />}
      <WallJoin
        event={event}
        page={`${origin}/requests?event=${event.code}`}
        host={hostOf(origin)}
      />
    </WallFrame>
  );
}

/** What a guest types: browsers add the rest. */
function hostOf(origin: string) {
  return origin.replace(/^https?:\/\//, "");
}
