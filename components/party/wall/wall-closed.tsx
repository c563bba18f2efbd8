import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { Ending } from "@/lib/party/guests/rules";
import { units, WALL_CARD } from "./wall-sizes";

/** Where one joined: that nobody can any more, while a song is playing. */
export function WallClosed({ ending }: { ending: Ending }) {
  const t = useTranslations("wall.silence");
  return (
    <Box component="aside" aria-label={t(`${ending}.title`)} sx={WALL_CARD}>
      <Box sx={{ fontSize: units(4.6), fontWeight: 700, textWrap: "balance" }}>
        {t(`${ending}.title`)}
      </Box>
      <Box sx={{ mt: units(1.6), fontSize: units(3.4), color: "text.secondary" }}>
        {t(`${ending}.text`)}
      </Box>
    </Box>
  );
}
