import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import NextLink from "next/link";
import { useTranslations } from "next-intl";

/** The product's sign and name; leads to its first page. */
export function Wordmark() {
  const t = useTranslations("accounts");
  return (
    <Link
      component={NextLink}
      href="/requests"
      underline="none"
      variant="h5"
      sx={{ display: "inline-flex", alignItems: "center", gap: 1.25, color: "text.primary" }}
    >
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden
        sx={{ width: 32, height: 32, color: "primary.main" }}
      >
        <rect width="32" height="32" rx="9" fill="currentColor" />
        <g stroke="#fff" strokeWidth="3" strokeLinecap="round">
          <path d="M8 13v6M16 8v16M24 11v10" />
        </g>
      </Box>
      {t("product")}
    </Link>
  );
}
