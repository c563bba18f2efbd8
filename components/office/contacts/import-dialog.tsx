import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { IconPlayerSkipForward, IconRefresh, IconUserPlus } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useToasts } from "@/lib/client/use-toasts";
import { nameOf } from "@/lib/office/contacts/rules";
import { MOST_CARDS, MOST_MEGABYTES } from "@/lib/office/vcards/limits";
import { ReportSection } from "./report-section";
import type { ImportOutcome } from "./use-transfer";

type Props = { outcome: ImportOutcome; onClose: () => void };

/** The report of an import: who was added, updated and skipped, and why; or why nothing was imported. */
export function ImportDialog({ outcome, onClose }: Props) {
  const t = useTranslations("contacts.import");
  const format = useFormatter();
  const toasts = useToasts();
  const limits = { megabytes: MOST_MEGABYTES, count: format.number(MOST_CARDS) };
  const isDone = "plan" in outcome;
  const hasWritten = isDone && outcome.plan.added.length + outcome.plan.changed.length > 0;

  function handleUndo() {
    if (isDone) outcome.undo();
    onClose();
    toasts.show(t("undone"));
  }

  return (
    <TitledDialog
      title={t(hasWritten ? "title" : "nothing")}
      onClose={onClose}
      staysOnTap
      maxWidth="xs"
    >
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        {isDone ? <Report {...outcome.plan} /> : t(`problems.${outcome.problem}`, limits)}
      </DialogContent>
      <DialogActions>
        {hasWritten && (
          <Button color="inherit" onClick={handleUndo}>
            {t("undo")}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        <Button variant="contained" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

function Report({ added, changed, skipped }: Extract<ImportOutcome, { undo: unknown }>["plan"]) {
  const t = useTranslations("contacts.import");
  return (
    <>
      <ReportSection
        icon={IconUserPlus}
        color="success.main"
        title={t("added", { count: added.length })}
        lines={added.map((person) => ({ name: nameOf(person) }))}
      />
      <ReportSection
        icon={IconRefresh}
        color="primary.main"
        title={t("updated", { count: changed.length })}
        lines={changed.map(({ contact }) => ({ name: nameOf(contact) }))}
      />
      <ReportSection
        icon={IconPlayerSkipForward}
        color="text.secondary"
        title={t("skipped", { count: skipped.length })}
        lines={skipped.map(({ name, reason }) => ({ name, about: t(`reasons.${reason}`) }))}
      />
    </>
  );
}
