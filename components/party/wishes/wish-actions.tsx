import { IconCopy, IconFileText, IconFileTypeCsv } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { useCopy } from "@/components/ui/use-copy";
import { csvOfWishes, searchText } from "@/lib/party/wishes/rules";
import type { Wishes } from "@/lib/party/wishes/schema";

/** Takes the list to a shop: as lines for its search, on the clipboard or as a file, and as a table. */
export function WishActions({ songs, events, fileName }: Wishes) {
  const t = useTranslations("wishes");
  const copy = useCopy(t("copied", { count: songs.length }), t("notCopied"));
  const text = () => songs.map((song) => `${searchText(song)}\n`).join("");

  return (
    <>
      <Button variant="contained" onClick={() => copy(text())}>
        <IconCopy />
        {t("copy")}
      </Button>
      <Button color="inherit" onClick={() => saveFile(`${fileName}.txt`, text(), "text/plain")}>
        <IconFileText />
        {t("text")}
      </Button>
      <Button
        color="inherit"
        onClick={() => saveFile(`${fileName}.csv`, csvOfWishes(songs, events), "text/csv")}
      >
        <IconFileTypeCsv />
        {t("csv")}
      </Button>
    </>
  );
}
