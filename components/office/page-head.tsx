import Box from "@mui/material/Box";
import Breadcrumbs from "@mui/material/Breadcrumbs";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Route } from "next";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

type Props = {
  title: string;
  /** The language of a title that is a sample. */
  titleLang?: "en" | undefined;
  /** The way here, from the menu's section on. A section is no page and has no `href`. */
  trail: { label: string; href?: Route }[];
  /** The page in that trail, where its title is something's own name. */
  name?: string;
  /** A quiet line below the title, such as the samples' one. */
  line?: ReactNode;
  /** Quiet controls first, then the page's one main action. */
  children?: ReactNode;
};

/** The head of a page of the back office that scrolls as a whole. It needs the words of `desk`. */
export function PageHead({ title, titleLang, trail, name = title, line, children }: Props) {
  const t = useTranslations("desk");
  return (
    <Box
      component="header"
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mb: 3 }}
    >
      <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
        <Breadcrumbs aria-label={t("breadcrumb")} sx={{ typography: "body2", mb: 0.5 }}>
          {trail.map(({ label, href }) =>
            href ? (
              <MuiLink key={label} component={Link} href={href} underline="hover" color="inherit">
                {label}
              </MuiLink>
            ) : (
              <span key={label}>{label}</span>
            ),
          )}
          <Box component="span" aria-current="page" sx={{ color: "text.primary" }}>
            {name}
          </Box>
        </Breadcrumbs>
        <Typography
          variant="h3"
          component="h1"
          lang={titleLang}
          dir="auto"
          sx={{ overflowWrap: "anywhere", textAlign: "left" }}
        >
          {title}
        </Typography>
        {line}
      </Box>
      {children}
    </Box>
  );
}
