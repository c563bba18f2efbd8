import { IconDownload } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { useLongWork } from "@/lib/client/use-long-work";
import type { Insights } from "@/lib/party/insights/schema";
import { FIGURE_COLUMNS, figureRows } from "@/lib/party/insights/table";

/** Saves every figure of the night as one file. */
export function FiguresExport({ figures }: { figures: Insights | undefined }) {
  const t = useTranslations("insights");
  const words = useTranslations("layout.toasts");
  const work = useLongWork();

  async function handleSave() {
    if (!figures) return;
    const name = `insights-${figures.night.startedAt.slice(0, 10)}.csv`;
    await work(
      words("preparing", { name }),
      async () => {
        // Few visitors keep a file: what writes it comes when one does.
        const { csvText } = await import("@/lib/text/csv");
        saveFile(name, csvText(FIGURE_COLUMNS, figureRows(figures)), "text/csv;charset=utf-8");
      },
      () => words("saved", { name }),
    );
  }

  return (
    <Button variant="tinted" disabled={!figures} onClick={handleSave}>
      <IconDownload />
      {t("export")}
    </Button>
  );
}
