import Box from "@mui/material/Box";
import { IconDownload, IconTrash, IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button, IconButton } from "@/components/ui/button";
import { useTableTools } from "./tables-tools";
import { useCsv } from "./use-csv";

/** What can be done with the selected songs, in the place of search and filters. */
export function PickBar() {
  const t = useTranslations("tables");
  const { picked } = useTableTools("table");
  const { inOrder, pickNone, remove } = useTableTools("actions");
  const download = useCsv();
  return (
    <Box
      role="toolbar"
      aria-label={t("picked", { count: picked.length })}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: { xs: 0, sm: 1 },
        mb: 2,
        px: { xs: 0, sm: 1 },
        minHeight: 48,
        borderRadius: 1,
        bgcolor: "primary.light",
      }}
    >
      <IconButton aria-label={t("pickNone")} onClick={pickNone}>
        <IconX size={20} aria-hidden />
      </IconButton>
      <Box role="status" sx={{ flex: 1, fontWeight: 600 }}>
        {t("picked", { count: picked.length })}
      </Box>
      <Box sx={actions}>
        <Button
          isNarrow
          onClick={() => download(inOrder().filter((song) => picked.includes(song)))}
          size="medium"
        >
          <IconDownload size={20} aria-hidden />
          {t("download")}
        </Button>
        <Button
          isNarrow
          onClick={() => {
            remove(picked);
            pickNone();
          }}
          size="medium"
        >
          <IconTrash size={20} aria-hidden />
          {t("delete")}
        </Button>
      </Box>
    </Box>
  );
}

/** On phones without their icons: so the bar is one row. */
const actions = { display: "flex", gap: 1, "& svg": { display: { xs: "none", sm: "block" } } };
