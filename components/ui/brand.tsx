import Box from "@mui/material/Box";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Logo } from "./logo";

/** Logo and name; `isMarkOnly` hides the name visually. */
export function Brand({ isMarkOnly = false }: { isMarkOnly?: boolean }) {
  const t = useTranslations("layout");
  return (
    <Box
      component={Link}
      href="/requests"
      aria-label={t("home")}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        // 48 px for fingers, where a logo of 36 px stands.
        p: "6px",
        m: "-6px",
        color: "text.primary",
        textDecoration: "none",
        borderRadius: 1,
      }}
    >
      <Logo size={36} />
      {!isMarkOnly && (
        <Box
          component="span"
          aria-hidden
          sx={{ typography: "h5", fontWeight: 700, whiteSpace: "nowrap" }}
        >
          {t("product")}
        </Box>
      )}
    </Box>
  );
}
