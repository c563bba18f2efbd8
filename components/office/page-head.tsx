import Box from "@mui/material/Box";
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
  trail?: { label: string; href?: Route }[];
  /** The page in that trail, where it is not called like its title. */
  name?: string;
  /** A quiet line after the title, such as the samples' one. */
  line?: ReactNode;
  /** Where the visitor's changes are kept. */
  status?: ReactNode;
  /** Quiet controls first, then the page's one main action. */
  children?: ReactNode;
};

/**
 * The head of every page of the back office, one row of 56 px where there is room: the way here over the title, the line
 * on samples after it, then where changes are kept, then the controls. It needs the words of `desk`.
 */
export function PageHead({ title, titleLang, trail, name, line, status, children }: Props) {
  return (
    <Box component="header" sx={head}>
      <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
        {trail && <Trail trail={trail} name={name ?? title} />}
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 2 }}>
          <Typography
            variant="h3"
            component="h1"
            lang={titleLang}
            dir="auto"
            sx={{ lineHeight: 1.3, overflowWrap: "anywhere", textAlign: "left" }}
          >
            {title}
          </Typography>
          {line}
        </Box>
      </Box>
      {status}
      {children}
    </Box>
  );
}

function Trail({ trail = [], name }: Pick<Props, "trail" | "name">) {
  const t = useTranslations("desk");
  return (
    <nav aria-label={t("breadcrumb")}>
      <Box component="ol" sx={steps}>
        {trail.map(({ label, href }) => (
          <li key={label}>{href ? <Link href={href}>{label}</Link> : label}</li>
        ))}
        <Box component="li" aria-current="page" sx={{ color: "text.primary" }}>
          {name}
        </Box>
      </Box>
    </nav>
  );
}

/** MUI's breadcrumbs can fold, which none of these paths is long enough for. */
const steps = {
  display: "flex",
  flexWrap: "wrap",
  m: 0,
  p: 0,
  listStyle: "none",
  fontSize: "0.8125rem",
  lineHeight: "20px",
  fontWeight: 500,
  color: "text.secondary",
  "& li + li::before": { content: '"/" / ""', mx: 1, color: "text.secondary" },
  "& a": { color: "inherit", textDecoration: "none" },
  "& a:hover": { textDecoration: "underline" },
} as const;

const head = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 2,
  rowGap: 1,
  minHeight: 56,
  mb: 2,
} as const;
