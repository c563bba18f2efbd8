import { IconChartBar, IconDotsVertical, IconDownload, IconTable } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuButton } from "@/components/ui/menu-button";
import { saveFile } from "@/components/ui/save-file";
import { AppError } from "@/lib/calls/errors";
import { useToasts } from "@/lib/client/use-toasts";
import type { Figures } from "./graph-data";

type Props = {
  title: string;
  name: string;
  /** Undefined while there are none. */
  figures: Figures | undefined;
  isTable: boolean;
  /** Undefined where the table is always there. */
  onTable: ((isTable: boolean) => void) | undefined;
};

/** What can be done with a panel's figures: read them one by one, or keep them as a file. */
export function PanelMenu({ title, name, figures, isTable, onTable }: Props) {
  const t = useTranslations("panels");
  const toasts = useToasts();

  async function download() {
    if (!figures) return;
    try {
      // Few visitors keep a file: what writes it comes when one does.
      const { csvText } = await import("@/lib/text/csv");
      saveFile(`${name}.csv`, csvText(figures.head, figures.rows), "text/csv;charset=utf-8");
      toasts.success(t("saved", { name: `${name}.csv` }));
    } catch {
      toasts.error(new AppError("unexpected"));
    }
  }

  return (
    <MenuButton
      variant="icon"
      label={t("actions", { title })}
      choices={[
        ...(onTable
          ? [
              {
                key: "table",
                label: t(isTable ? "chart" : "table"),
                icon: isTable ? IconChartBar : IconTable,
                isDisabled: !figures,
                onChoose: () => onTable(!isTable),
              },
            ]
          : []),
        {
          key: "download",
          label: t("download"),
          icon: IconDownload,
          isDisabled: !figures,
          onChoose: download,
        },
      ]}
      props={{ size: "large" }}
    >
      <IconDotsVertical size={20} aria-hidden />
    </MenuButton>
  );
}
