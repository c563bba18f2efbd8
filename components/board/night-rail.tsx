import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { SongTitle } from "@/components/requests/song-title";
import { Cover } from "@/components/ui/cover";
import { Equalizer } from "@/components/ui/equalizer";
import type { Board } from "@/lib/board/schema";
import { lengthOf } from "@/lib/requests/rules";
import { type DjRequest, QUEUE } from "@/lib/requests/schema";
import { QueueList } from "./queue-list";
import { RowActions, type RowActionsProps } from "./row-actions";

/** The night itself: what plays, what comes, what is planned for later. */
export function NightRail({
  board,
  accepted,
  ...actions
}: { board: Board; accepted: DjRequest[] } & RowActionsProps) {
  const t = useTranslations("board");
  const queue = accepted.filter(({ lane }) => lane === QUEUE);
  const lanes = [...new Set([...board.settings.lanes, ...accepted.map(({ lane }) => lane)])];
  const minutes = Math.round(queue.reduce((sum, request) => sum + lengthOf(request), 0) / 60);

  return (
    <>
      <Playing playing={board.playing} {...actions} />
      <Section
        id="queue"
        title={t("queue")}
        note={t("queueLength", { songs: queue.length, minutes })}
      >
        {queue.length === 0 ? (
          <Typography color="textSecondary">{t("queueEmpty")}</Typography>
        ) : (
          <QueueList name={t("queue")} requests={queue} {...actions} />
        )}
      </Section>
      {lanes
        .filter((lane) => lane !== QUEUE)
        .map((lane) => {
          const planned = accepted.filter((request) => request.lane === lane);
          if (planned.length === 0) return null;
          return (
            <Section
              key={lane}
              id={`lane-${lane}`}
              title={lane}
              note={t("planned", { songs: planned.length })}
            >
              <QueueList name={lane} requests={planned} {...actions} />
            </Section>
          );
        })}
    </>
  );
}

function Playing({ playing, ...actions }: { playing: DjRequest | null } & RowActionsProps) {
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
          <RowActions request={playing} {...actions} />
        </Box>
      ) : (
        <Typography color="textSecondary">{t("nothingPlaying")}</Typography>
      )}
    </Box>
  );
}

function Section({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note: string;
  children: React.ReactNode;
}) {
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
