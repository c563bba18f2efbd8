import Box from "@mui/material/Box";
import { IconPlugConnectedX } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { LATE, units } from "./wall-sizes";

/** Says since when the wall may be out of date. A connection that is back at once is not worth a word. */
export function StaleNotice({ since, timeZone }: { since: number | undefined; timeZone: string }) {
  const t = useTranslations("wall");
  const format = useFormatter();
  return (
    <Box role="status" sx={{ flex: "none", fontSize: units(3.2), color: "warning.main" }}>
      {since !== undefined && (
        <Box
          sx={{
            display: "flex",
            alignItems: "center",
            gap: units(1.2),
            ...LATE,
          }}
        >
          <Box
            component={IconPlugConnectedX}
            aria-hidden
            sx={{ width: units(4), height: units(4) }}
          />
          {t("stale", {
            time: format.dateTime(new Date(since), {
              timeStyle: "short",
              timeZone,
            }),
          })}
        </Box>
      )}
    </Box>
  );
}
