import { useTranslations } from "next-intl";
import { saveFile } from "@/components/ui/save-file";
import { useLongWork } from "@/lib/client/use-long-work";
import { lengthText } from "@/lib/office/tables/rules";
import type { Song } from "@/lib/office/tables/schema";
import { useTableTools } from "./tables-tools";

const FILE = "songs.csv";

/** Saves songs as a table, with the columns that are shown, in their order. */
export function useCsv() {
  const t = useTranslations("tables");
  const toasts = useTranslations("layout.toasts");
  const work = useLongWork();
  const { columns } = useTableTools("table");

  return (songs: readonly Song[]) =>
    work(toasts("preparing", { name: FILE }), async () => {
      const { csvText } = await import("@/lib/text/csv");
      const head = columns.map((column) => t(`columns.${column}`));
      const rows = songs.map((song) =>
        columns.map((column) => {
          if (column === "genre") return t(`genres.${song.genre}`);
          return column === "length" ? lengthText(song.length) : song[column];
        }),
      );
      saveFile(FILE, csvText(head, rows), "text/csv;charset=utf-8");
    });
}
