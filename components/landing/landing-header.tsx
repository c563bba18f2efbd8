import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Brand } from "@/components/layout/brand";
import { LanguageMenu } from "@/components/layout/language-menu";
import { ModeButton } from "@/components/layout/mode-button";
import { width } from "./landing-part";

export function LandingHeader() {
  const t = useTranslations("layout.menu");
  return (
    <Box
      component="header"
      sx={{ ...width, display: "flex", alignItems: "center", gap: { xs: 0.5, sm: 1 }, py: 1.5 }}
    >
      <Brand />
      <Box
        sx={{
          display: "flex",
          marginInlineStart: "auto",
          "& .MuiIconButton-root": { color: "text.secondary" },
          // Both need scripts to do anything.
          "@media (scripting: none)": { visibility: "hidden" },
        }}
      >
        <ModeButton />
        <LanguageMenu />
      </Box>
      <Button
        component={Link}
        href="/auth/login"
        variant="tinted"
        color="inherit"
        sx={{ display: { xs: "none", sm: "inline-flex" }, color: "text.primary", minHeight: 44 }}
      >
        {t("signIn")}
      </Button>
    </Box>
  );
}
