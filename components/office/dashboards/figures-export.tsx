import Button from "@mui/material/Button";
import { IconDownload } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { saveFile } from "@/components/ui/save-file";
import { AppError } from "@/lib/calls/errors";
import { useToasts } from "@/lib/client/use-toasts";
import type { Insights } from "@/lib/party/insights/schema";
import { FIGURE_COLUMNS, figureRows } from "@/lib/party/insights/table";

/** Saves every figure of the night as one file. */
export function FiguresExport({ figures }: { figures: Insights | undefined }) {
  const t = useTranslations("insights");
  const toasts = useToasts();

  async function handleSave() {
    if (!figures) return;
    const name = `insights-${figures.night.startedAt.slice(0, 10)}.csv`;
    try {
      // Few visitors keep a file: what writes it comes when one does.
      const { csvText } = await import("@/lib/text/csv");
      saveFile(name, csvText(FIGURE_COLUMNS, figureRows(figures)), "text/csv;charset=utf-8");
      toasts.success(t("saved", { name }));
    } catch {
      toasts.error(new AppError("unexpected"));
    }
  }

  return (
    <Button
      variant="tinted"
      size="large"
      startIcon={<IconDownload />}
      disabled={!figures}
      onClick={handleSave}
    >
      {t("export")}
    </Button>
  );
}
