import { useTranslations } from "next-intl";
import { saveFile } from "@/components/ui/save-file";
import { AppError } from "@/lib/calls/errors";
import { useToasts } from "@/lib/client/use-toasts";
import { lengthText } from "@/lib/office/tables/rules";
import type { Song } from "@/lib/office/tables/schema";
import { useTablesTools } from "./tables-tools";

/** Saves songs as a table, with the columns that are shown, in their order. */
export function useCsv() {
  const t = useTranslations("tables.columns");
  const toasts = useToasts();
  const { columns } = useTablesTools().table;

  return async function download(songs: readonly Song[]) {
    try {
      const { csvText } = await import("@/lib/text/csv");
      const head = columns.map((column) => t(column));
      const rows = songs.map((song) =>
        columns.map((column) => (column === "length" ? lengthText(song.length) : song[column])),
      );
      saveFile("songs.csv", csvText(head, rows), "text/csv;charset=utf-8");
    } catch {
      toasts.error(new AppError("unexpected"));
    }
  };
}
