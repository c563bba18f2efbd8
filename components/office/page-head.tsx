import Box from "@mui/material/Box";
import type { Route } from "next";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Head, type HeadProps } from "@/components/ui/head";

type Props = Omit<HeadProps, "crumbs"> & {
  /** The way here, from the menu's section on. A section is no page and has no `href`. */
  trail: { label: string; href?: Route }[];
  /** The page in that trail, where it is not called like its title. */
  name?: string;
};

/** The head of a page of the back office that scrolls as a whole. It needs the words of `desk`. */
export function PageHead({ trail, name, ...head }: Props) {
  return <Head {...head} crumbs={<Crumbs trail={trail} name={name ?? head.title} />} />;
}

function Crumbs({ trail, name }: Required<Pick<Props, "trail" | "name">>) {
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
  lineHeight: "1.25rem",
  fontWeight: 500,
  color: "text.secondary",
  "& li + li::before": { content: '"/" / ""', mx: 1, color: "text.secondary" },
  "& a": { color: "inherit", textDecoration: "none" },
  "& a:hover": { textDecoration: "underline" },
} as const;
