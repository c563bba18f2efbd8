import { IconChartBar, IconDotsVertical, IconDownload, IconTable } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuIconButton } from "@/components/ui/menu-button";
import { saveFile } from "@/components/ui/save-file";
import { useLongWork } from "@/lib/client/use-long-work";
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
  const words = useTranslations("layout.toasts");
  const work = useLongWork();

  async function download() {
    if (!figures) return;
    const file = `${name}.csv`;
    await work(
      words("preparing", { name: file }),
      async () => {
        // Few visitors keep a file: what writes it comes when one does.
        const { csvText } = await import("@/lib/text/csv");
        saveFile(file, csvText(figures.head, figures.rows), "text/csv;charset=utf-8");
      },
      () => words("saved", { name: file }),
    );
  }

  return (
    <MenuIconButton
      label={t("actions", { title })}
      choicesOf={() => [
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
    >
      <IconDotsVertical size={20} aria-hidden />
    </MenuIconButton>
  );
}
