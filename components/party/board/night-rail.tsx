import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";
import { Equalizer } from "@/components/ui/equalizer";
import { useSingleTaps } from "@/components/ui/use-single-taps";
import type { Board } from "@/lib/party/board/schema";
import { QUEUE } from "@/lib/party/events/schema";
import { lengthOf } from "@/lib/party/requests/rules";
import type { DjRequest } from "@/lib/party/requests/schema";
import { QueueList } from "./queue-list";
import { RowActions } from "./row-actions";

/** On an upright tablet the rail lies above the list, folded to what plays and the next two. */
const SHOWN_FOLDED = 2;
const FOLDED = (theme: Theme) => ({
  [theme.breakpoints.down("md")]: {
    [`&[data-folded=true] section:nth-of-type(n + 3), &[data-folded=true] li:nth-of-type(n + ${SHOWN_FOLDED + 1})`]:
      { display: "none" },
  },
});

/** The night itself: what plays, what comes, what is planned for later. */
export function NightRail({ board, accepted }: { board: Board; accepted: DjRequest[] }) {
  const t = useTranslations("board");
  const singleTaps = useSingleTaps();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const queue = accepted.filter(({ lane }) => lane === QUEUE);
  const lanes = [...new Set([...board.settings.lanes, ...accepted.map(({ lane }) => lane)])];
  const minutes = Math.round(queue.reduce((sum, request) => sum + lengthOf(request), 0) / 60);

  return (
    <Box data-folded={!isUnfolded} sx={FOLDED} {...singleTaps}>
      <Playing playing={board.playing} />
      <Section title={t("queue")} note={t("queueLength", { songs: queue.length, minutes })}>
        {queue.length === 0 ? (
          <Typography color="textSecondary">{t("queueEmpty")}</Typography>
        ) : (
          <QueueList name={t("queue")} requests={queue} />
        )}
      </Section>
      {lanes
        .filter((lane) => lane !== QUEUE)
        .map((lane) => {
          const planned = accepted.filter((request) => request.lane === lane);
          if (planned.length === 0) return null;
          return (
            <Section key={lane} title={lane} note={t("planned", { songs: planned.length })}>
              <QueueList name={lane} requests={planned} />
            </Section>
          );
        })}
      {accepted.length > SHOWN_FOLDED && (
        <Button
          fullWidth
          size="large"
          variant="tinted"
          color="inherit"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
          sx={{ display: { md: "none" } }}
        >
          {isUnfolded ? t("fold") : t("unfold", { songs: accepted.length })}
        </Button>
      )}
    </Box>
  );
}

function Playing({ playing }: { playing: DjRequest | null }) {
  const t = useTranslations("board");
  return (
    <Box component="section" aria-labelledby="playing" sx={{ mb: 2.5 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, color: "primary.main", mb: 1 }}>
        {playing && <Equalizer />}
        <Typography id="playing" component="h2" sx={{ fontWeight: 650 }}>
          {t("playingNow")}
        </Typography>
      </Box>
      {playing ? (
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
          <Cover words={`${playing.title} ${playing.artist}`} size={64} />
          <SongTitle title={playing.title} artist={playing.artist} sx={{ flex: 1 }} />
          <RowActions request={playing} />
        </Box>
      ) : (
        <Typography color="textSecondary">{t("nothingPlaying")}</Typography>
      )}
    </Box>
  );
}

function Section({
  title,
  note,
  children,
}: {
  title: string;
  note: string;
  children: React.ReactNode;
}) {
  // Not from the title: an id that has a space in it names nothing.
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 2.5 }}>
      <Box sx={{ display: "flex", alignItems: "baseline", gap: 1, mb: 0.5 }}>
        <Typography id={id} component="h2" variant="h6" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
          {note}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
