import Box from "@mui/material/Box";
import { musicalOf } from "@/lib/party/library/keys";

/** A key on the Camelot wheel; in a table, its musical name stands beside it where there is room: "8A Am". */
export function KeyChip({ camelot, isWhole = false }: { camelot: string; isWhole?: boolean }) {
  return (
    <Box component="bdi" dir="ltr" sx={{ display: "inline-flex", alignItems: "center", gap: 0.75 }}>
      <Box
        component="span"
        title={musicalOf(camelot)}
        sx={{
          minWidth: 40,
          px: 0.75,
          lineHeight: "22px",
          textAlign: "center",
          border: 1,
          borderColor: "divider",
          borderRadius: "7px",
          fontVariantNumeric: "tabular-nums",
          fontWeight: 600,
          fontSize: "0.8125rem",
        }}
      >
        {camelot}
      </Box>
      <Box
        component="span"
        sx={{
          color: "text.secondary",
          fontSize: "0.8125rem",
          minWidth: 32,
          textAlign: "left",
          ...(!isWhole && { display: { xs: "none", xl: "inline" } }),
        }}
      >
        {musicalOf(camelot)}
      </Box>
    </Box>
  );
}
