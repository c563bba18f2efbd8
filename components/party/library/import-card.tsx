import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { IconAlertTriangle, IconBan, IconCheck, IconFile } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useErrorText } from "@/lib/client/error-text";
import type { Kind } from "@/lib/party/library/formats/recognise";
import { cancelJob, dismissJob } from "@/lib/party/library/importing/import-files";
import type { Job } from "@/lib/party/library/importing/store";
import { ImportPanel } from "./import-panel";
import { ImportReport } from "./import-report";
import { useProblemText } from "./use-problem-text";

/** The kinds of file, as the makers of the programs call them. */
const KINDS: Record<Kind, string> = {
  rekordbox: "rekordbox · XML",
  traktor: "Traktor · NML",
  virtualdj: "VirtualDJ · XML",
  itunes: "iTunes, Music · XML",
  serato: "Serato · database V2",
  seratoCrate: "Serato · crate",
  serato4: "Serato 4 · SQLite",
  engine: "Engine DJ · SQLite",
  mixxx: "Mixxx · SQLite",
  m3u: "M3U",
  table: "CSV · TXT",
};

/** An import: how far it is, and what came of it. */
export function ImportCard({ job, missingHref }: { job: Job; missingHref: string }) {
  const t = useTranslations("library");
  const errorText = useErrorText();
  const problemText = useProblemText();
  const { state, fileName } = job;
  const shared = { title: fileName, about: KINDS[job.kind] };
  const over = { ...shared, onDismiss: () => dismissJob(job.id) };
  switch (state.is) {
    case "waiting":
    case "running":
      return (
        <ImportPanel
          icon={IconFile}
          color="primary"
          {...shared}
          action={
            <Button
              color="inherit"
              variant="outlined"
              aria-label={t("import.cancelFile", { file: fileName })}
              onClick={() => cancelJob(job.id)}
            >
              {t("import.cancel")}
            </Button>
          }
        >
          <Running {...job} />
        </ImportPanel>
      );
    case "done":
      return (
        <ImportPanel icon={IconCheck} color="success" {...over}>
          <ImportReport finished={state.finished} missingHref={missingHref} />
        </ImportPanel>
      );
    case "cancelled":
      return (
        <ImportPanel icon={IconBan} color="primary" {...over}>
          <Typography>{t("import.cancelled")}</Typography>
        </ImportPanel>
      );
    default:
      return (
        <ImportPanel icon={IconAlertTriangle} color="error" {...over}>
          <Typography>
            {state.is === "unreadable"
              ? problemText(state)
              : `${errorText(state.error)} ${t("import.nothing")}`}
          </Typography>
        </ImportPanel>
      );
  }
}

function Running({ state, fileName }: Job) {
  const t = useTranslations("library.import");
  const format = useFormatter();
  const { tracks, total } = state.is === "running" ? state.progress : { tracks: 0, total: null };
  const isKnown = total !== null && total >= tracks && total > 0;
  const said =
    state.is === "waiting"
      ? t("waiting")
      : isKnown
        ? t("progress", { tracks: format.number(tracks), total: format.number(total) })
        : t("soFar", { count: tracks });
  return (
    <>
      <LinearProgress
        aria-label={t("running", { file: fileName })}
        aria-valuetext={said}
        sx={{ height: 6, borderRadius: 3 }}
        {...(isKnown
          ? { variant: "determinate", value: (tracks / total) * 100 }
          : { variant: "indeterminate" })}
      />
      <Typography sx={{ fontVariantNumeric: "tabular-nums" }}>{said}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t("private")}
      </Typography>
    </>
  );
}
