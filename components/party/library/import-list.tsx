import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconAlertTriangle, IconFileSearch } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { useUnloadGuard } from "@/components/ui/use-unload-guard";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useImports } from "@/lib/party/library/importing/hooks";
import { dismissRefused } from "@/lib/party/library/importing/import-files";
import { isUnderWay, type Job } from "@/lib/party/library/importing/store";
import { ImportCard } from "./import-card";
import { ImportPanel } from "./import-panel";
import { useProblemText } from "./use-problem-text";

type Props = {
  /** The id of the account. */
  owner: string;
  missingHref: string;
};

/**
 * The imports of this page: under way, finished, broken off, and files that were none. It subscribes by itself, because
 * each part that is stored renders whoever does.
 */
export function ImportList({ owner, missingHref }: Props) {
  const { jobs, looking, ...refused } = useImports(owner);
  useUnloadGuard(looking > 0 || jobs.some(isUnderWay));
  const t = useTranslations("library.import");
  return (
    <>
      <VisuallyHidden role="status">
        {looking > 0 ? t("looking", { count: looking }) : <Outcome jobs={jobs} />}
      </VisuallyHidden>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(360px, 100%), 1fr))",
          // Many files make many reports, below which the tracks are still to be seen.
          maxHeight: "min(440px, 55dvh)",
          overflowY: "auto",
          "&:empty": { display: "none" },
        }}
      >
        {looking > 0 && (
          <ImportPanel
            icon={IconFileSearch}
            color="primary"
            title={t("looking", { count: looking })}
            about={t("private")}
          />
        )}
        <Refused {...refused} />
        {jobs.map((job) => (
          <ImportCard key={job.id} job={job} missingHref={missingHref} />
        ))}
      </Box>
    </>
  );
}

/** What became of the newest import, for those who do not see its card. */
function Outcome({ jobs: [newest] }: { jobs: Job[] }) {
  const t = useTranslations("library");
  if (newest?.state.is !== "done") return null;
  const { report, skipped } = newest.state.finished;
  return t("report.told", { file: newest.fileName, ...report, skipped: skipped.length });
}

function Refused({ refused, others }: Pick<ReturnType<typeof useImports>, "refused" | "others">) {
  const t = useTranslations("library.import");
  const problemText = useProblemText();
  if (refused.length === 0 && others === 0) return null;
  return (
    <ImportPanel
      icon={IconAlertTriangle}
      color={refused.length > 0 ? "error" : "primary"}
      title={t("refused", { count: refused.length + others })}
      about={t("nothingOfThem")}
      onDismiss={dismissRefused}
    >
      <Box role={refused.length > 0 ? "alert" : "status"} sx={{ display: "grid", gap: 1 }}>
        {refused.map(({ fileName, ...why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files of several folders may share a name
          <Typography key={index} variant="body2" sx={{ overflowWrap: "anywhere" }}>
            {t("refusedFile", { file: isolated(fileName), why: problemText(why) })}
          </Typography>
        ))}
        {others > 0 && <Typography variant="body2">{t("others", { count: others })}</Typography>}
      </Box>
    </ImportPanel>
  );
}
