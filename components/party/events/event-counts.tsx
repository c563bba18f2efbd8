import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import type { DjEvent } from "@/lib/party/events/schema";

const SHOWN = ["all", "pending", "played"] as const;

export function EventCounts({ counts }: Pick<DjEvent, "counts">) {
  const t = useTranslations("events");
  const format = useFormatter();
  return (
    <Box
      component="dl"
      sx={{ display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: 1, m: 0 }}
    >
      {SHOWN.map((count) => (
        <Box key={count} sx={{ display: "flex", flexDirection: "column-reverse" }}>
          <Box component="dt" sx={{ typography: "body2", color: "text.secondary" }}>
            {t(`counts.${count}`)}
          </Box>
          <Box component="dd" sx={{ typography: "h5", m: 0 }}>
            {format.number(counts[count])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
