import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Brand } from "@/components/ui/brand";
import { EqualizerArt } from "@/components/ui/equalizer-art";

/** The form at the end side; the start side introduces the product on wide screens. */
export function SideFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("accounts.side");
  return (
    <Box sx={{ minHeight: "100dvh", display: "grid", gridTemplateColumns: { lg: "7fr 5fr" } }}>
      <Box
        component="aside"
        sx={{
          display: { xs: "none", lg: "grid" },
          gridTemplateRows: "auto 1fr auto",
          p: 6,
          gap: 4,
          bgcolor: "background.default",
        }}
      >
        <Brand />
        <EqualizerArt />
        <Box sx={{ maxWidth: 520 }}>
          <Typography variant="h1" component="p">
            {t("headline")}
          </Typography>
          <Typography sx={{ mt: 1.5, color: "text.secondary" }}>{t("text")}</Typography>
        </Box>
      </Box>
      <Box
        component="main"
        sx={{
          display: "flex",
          flexDirection: "column",
          justifyContent: { xs: "flex-start", sm: "center" },
          bgcolor: "background.paper",
          px: { xs: 2.5, sm: 6 },
          py: { xs: 3, sm: 6 },
        }}
      >
        <Box sx={{ width: "100%", maxWidth: 440, mx: "auto" }}>
          <Box sx={{ display: { lg: "none" }, mb: 4 }}>
            <Brand />
          </Box>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
