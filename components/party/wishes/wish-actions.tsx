import Button from "@mui/material/Button";
import { IconCopy, IconFileText, IconFileTypeCsv } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
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
      <Button
        variant="contained"
        size="large"
        startIcon={<IconCopy />}
        onClick={handleCopy}
        sx={{ flex: { xs: "1 1 100%", sm: "none" } }}
      >
        {t("copy")}
      </Button>
      <Button
        color="inherit"
        size="large"
        sx={{ flex: { xs: "1 1 0", sm: "none" } }}
        startIcon={<IconFileText />}
        onClick={() => saveFile(`${fileName}.txt`, text(), "text/plain")}
      >
        {t("text")}
      </Button>
      <Button
        color="inherit"
        size="large"
        sx={{ flex: { xs: "1 1 0", sm: "none" } }}
        startIcon={<IconFileTypeCsv />}
        onClick={() => saveFile(`${fileName}.csv`, csvOfWishes(songs, events), "text/csv")}
      >
        {t("csv")}
      </Button>
    </>
  );
}
