import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { ModeButton } from "@/components/shell/customizer/mode-button";
import { LanguageMenu } from "@/components/shell/languages/language-menu";
import { Brand } from "@/components/ui/brand";
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
          // Both buttons need scripts.
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
