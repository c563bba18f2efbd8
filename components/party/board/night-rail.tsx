import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useSingleTaps } from "@/components/ui/use-single-taps";
import type { Board } from "@/lib/party/board/schema";
import { QUEUE } from "@/lib/party/events/schema";
import { lengthOf } from "@/lib/party/requests/rules";
import type { DjRequest } from "@/lib/party/requests/schema";
import { NowPlaying } from "./now-playing";
import { QueueList } from "./queue-list";

/** In portrait, the rail is above the list, folded to the playing song and the next two. */
const SHOWN_FOLDED = 2;
const FOLDED = (theme: Theme) => ({
  [theme.breakpoints.down("md")]: {
    [`&[data-folded=true] section:nth-of-type(n + 2), &[data-folded=true] li:nth-of-type(n + ${SHOWN_FOLDED + 1})`]:
      { display: "none" },
  },
});

/** The night's songs: playing now, the queue, and the lanes. */
export function NightRail({ board, accepted }: { board: Board; accepted: DjRequest[] }) {
  const t = useTranslations("board");
  const singleTaps = useSingleTaps();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const queue = accepted.filter(({ lane }) => lane === QUEUE);
  const lanes = [...new Set([...board.settings.lanes, ...accepted.map(({ lane }) => lane)])];
  const minutes = Math.round(queue.reduce((sum, request) => sum + lengthOf(request), 0) / 60);

  return (
    <Box
      component="aside"
      {...singleTaps}
      sx={{
        gridArea: "rail",
        // Stacked, its parts become parts of the page, so that the playing song can stay in view.
        display: { xs: "contents", md: "flex" },
        flexDirection: "column",
        minHeight: 0,
        bgcolor: "background.paper",
      }}
    >
      <NowPlaying playing={board.playing} />
      <Box
        data-folded={!isUnfolded}
        sx={[{ px: 2, minHeight: { md: 0 }, overflowY: { md: "auto" } }, FOLDED]}
      >
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
            sx={{ display: { md: "none" }, mb: 1.5 }}
          >
            {isUnfolded ? t("fold") : t("unfold", { songs: accepted.length })}
          </Button>
        )}
      </Box>
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
  // Not derived from the title: an id with a space cannot be referenced.
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
