import Box from "@mui/material/Box";
import { IconDisc } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { NIGHT } from "./grid-looks";

/** How the DJ's own nights look in the calendar. */
export function NightMark() {
  const t = useTranslations("calendar");
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.5,
        px: 1,
        height: 24,
        borderRadius: "6px",
        bgcolor: NIGHT.fill,
        color: NIGHT.text,
        fontWeight: 600,
      }}
    >
      <IconDisc size={14} aria-hidden />
      {t("nights")}
    </Box>
  );
}
