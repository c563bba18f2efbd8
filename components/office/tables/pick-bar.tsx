import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { IconDownload, IconTrash, IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
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
        gap: 1,
        mb: 2,
        px: 1,
        minHeight: 48,
        borderRadius: 1,
        bgcolor: "primary.light",
      }}
    >
      <IconButton size="large" aria-label={t("pickNone")} onClick={pickNone}>
        <IconX size={20} aria-hidden />
      </IconButton>
      <Box role="status" sx={{ flex: 1, fontWeight: 600 }}>
        {t("picked", { count: picked.length })}
      </Box>
      <Button
        startIcon={<IconDownload size={20} aria-hidden />}
        sx={narrow}
        onClick={() => download(inOrder().filter((song) => picked.includes(song)))}
      >
        {t("download")}
      </Button>
      <Button
        startIcon={<IconTrash size={20} aria-hidden />}
        sx={narrow}
        onClick={() => {
          remove(picked);
          pickNone();
        }}
      >
        {t("delete")}
      </Button>
    </Box>
  );
}

/** So that the bar is one row on phones. */
const narrow = { px: { xs: 1, sm: 2.25 } };
