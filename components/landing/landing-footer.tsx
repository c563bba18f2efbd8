import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Route } from "next";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import { width } from "./landing-part";

export function LandingFooter() {
  const t = useTranslations("landing");
  const layout = useTranslations("layout");
  const accounts = useTranslations("accounts");
  const links: [Route, string][] = [
    ["/requests", layout("menu.requests")],
    ["/auth/login", layout("menu.signIn")],
    ["/auth/register", accounts("register.title")],
  ];
  return (
    <Box component="footer" sx={{ borderBlockStart: "1px solid", borderColor: "divider" }}>
      <Box
        sx={{
          ...width,
          py: 3,
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          columnGap: 4,
          rowGap: 1,
        }}
      >
        <Typography sx={{ color: "text.secondary" }}>
          {layout("product")} · {layout("description")}
        </Typography>
        <Box component="nav" aria-label={t("ways")} sx={{ display: "flex", columnGap: 3 }}>
          {links.map(([href, label]) => (
            <Link
              key={href}
              component={NextLink}
              href={href}
              color="textSecondary"
              sx={{ py: 1.5 }}
            >
              {label}
            </Link>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
