import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconAntenna, IconBolt, IconCheck, IconMoon } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { clamp } from "@/components/ui/clamp";
import { Cover } from "@/components/ui/cover";
import { TintedChip } from "@/components/ui/tinted-chip";
import { useTimeAgo } from "@/components/ui/use-time-ago";
import { useServerNow } from "@/lib/client/server-clock";
import type { DeckLink, LastHeard } from "@/lib/party/decks/schema";

/** A set has a new track every few minutes; after that nobody seems to play. */
const QUIET_MS = 9 * 60_000;

/** What was heard last, and a song to try it with. */
export function LivePanel({
  link,
  hasEvent,
  onTest,
}: {
  link: DeckLink;
  hasEvent: boolean;
  onTest: (onHeard: () => void) => Promise<boolean>;
}) {
  const t = useTranslations("decks");
  const [seconds, setSeconds] = useState<string>();
  const [isTesting, setIsTesting] = useState(false);
  const { lastHeard, since } = link;

  async function handleTest() {
    const from = performance.now();
    setIsTesting(true);
    await onTest(() => setSeconds(((performance.now() - from) / 1000).toFixed(1)));
    setIsTesting(false);
  }

  return (
    <Box
      component="section"
      aria-label={t("live.title")}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 2,
        p: 2.5,
        borderRadius: 1,
        bgcolor: "background.paper",
      }}
    >
      {lastHeard && <Cover words={`${lastHeard.title} ${lastHeard.artist}`} size={64} />}
      <Box sx={{ flex: "1 1 260px", minWidth: 0, display: "grid", gap: 0.5 }}>
        <Box role="status" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <State link={link} />
          {seconds && <Typography variant="body2">{t("live.arrived", { seconds })}</Typography>}
        </Box>
        {lastHeard ? (
          <Song heard={lastHeard} />
        ) : (
          <>
            <Typography variant="h5" component="p">
              {t("live.none")}
            </Typography>
            <Typography color="textSecondary">
              {t(since ? "live.noneText" : "live.offText")}
            </Typography>
          </>
        )}
        {since && !hasEvent && (
          <Typography variant="body2" color="textSecondary">
            {t("noEvent")}
          </Typography>
        )}
      </Box>
      {since && (
        <Button variant="contained" onClick={handleTest} isBusy={isTesting}>
          <IconBolt size={20} aria-hidden />
          {t("live.test")}
        </Button>
      )}
    </Box>
  );
}

function State({ link: { since, lastHeard } }: { link: DeckLink }) {
  const t = useTranslations("decks.live");
  const timeAgo = useTimeAgo();
  const now = useServerNow().getTime();
  if (!since) return <TintedChip color="default" icon={IconAntenna} label={t("off")} />;
  if (!lastHeard) return <TintedChip color="default" icon={IconMoon} label={t("quiet")} />;
  const isQuiet = now - Date.parse(lastHeard.at) > QUIET_MS;
  return (
    <>
      {isQuiet ? (
        <TintedChip color="default" icon={IconMoon} label={t("quiet")} />
      ) : (
        <TintedChip color="success" icon={IconCheck} label={t("connected")} />
      )}
      <Typography variant="body2" color="textSecondary" component="span">
        {[t("ago", { ago: timeAgo(lastHeard.at) }), lastHeard.program].filter(Boolean).join(" · ")}
      </Typography>
    </>
  );
}

function Song({ heard: { title, artist, deck } }: { heard: LastHeard }) {
  const t = useTranslations("decks.live");
  const about = [artist, deck && t("deck", { deck })].filter(Boolean).join(" · ");
  return (
    <>
      <Typography component="p" variant="h5" dir="auto" sx={clamp(1)}>
        {title}
      </Typography>
      <Typography color="textSecondary" dir="auto" sx={clamp(1)}>
        {about}
      </Typography>
    </>
  );
}
