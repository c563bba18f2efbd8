import { IconCopy, IconFileText, IconFileTypeCsv } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { saveFile } from "@/components/ui/save-file";
import { useToasts } from "@/lib/client/use-toasts";
import { csvOfWishes, searchText } from "@/lib/party/wishes/rules";
import type { Wishes } from "@/lib/party/wishes/schema";

/** Takes the list to a shop: as lines for its search, on the clipboard or as a file, and as a table. */
export function WishActions({ songs, events, fileName }: Wishes) {
  const t = useTranslations("wishes");
  const toasts = useToasts();
  const text = () => songs.map((song) => `${searchText(song)}\n`).join("");

  const handleCopy = () =>
    copyText(text()).then(
      () => toasts.success(t("copied", { count: songs.length })),
      () => toasts.show(t("notCopied")),
    );

  return (
    <>
      <Button variant="contained" onClick={handleCopy}>
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
