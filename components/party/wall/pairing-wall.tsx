import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { connectPath, inGroups } from "@/lib/party/wall/rules";
import { WallFrame } from "./wall-frame";
import { WallQr } from "./wall-qr";
import { UPRIGHT, units } from "./wall-sizes";

/** A screen that waits for a DJ: nobody types on a television. */
export function PairingWall({ code, origin }: { code: string; origin: string }) {
  const t = useTranslations("wall.pairing");
  return (
    <WallFrame isCentred>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: units(8),
          textAlign: "start",
          [UPRIGHT]: { flexDirection: "column", textAlign: "center" },
        }}
      >
        <WallQr address={origin + connectPath(code)} label={t("qr")} size={48} />
        <Box sx={{ display: "grid", gap: units(3), maxWidth: units(90) }}>
          <Box component="h1" sx={{ m: 0, fontSize: units(7), fontWeight: 700, lineHeight: 1.15 }}>
            {t("title")}
          </Box>
          <Box sx={{ color: "text.secondary" }}>{t("text")}</Box>
          <Box
            component="bdi"
            dir="ltr"
            sx={{ fontSize: units(15), fontWeight: 700, letterSpacing: "0.06em", lineHeight: 1.1 }}
          >
            {inGroups(code)}
          </Box>
        </Box>
      </Box>
    </WallFrame>
  );
}
