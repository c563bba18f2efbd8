import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ProfilePage, profilePages } from "./profile-pages";

const pages = Object.entries(profilePages) as [ProfilePage, (typeof profilePages)[ProfilePage]][];

/** The pages of a profile, as tabs that are links. */
export function ProfileTabs({ page }: { page: ProfilePage }) {
  const t = useTranslations("userProfile");
  const labels = useTranslations("labels");
  return (
    <Box component="nav" aria-label={t("pages")} sx={bar}>
      {pages.map(([name, href]) => (
        <ButtonBase
          key={name}
          component={Link}
          href={href}
          {...(name === page && { "aria-current": "page" as const })}
          sx={tab}
        >
          {labels(name)}
        </ButtonBase>
      ))}
    </Box>
  );
}

const bar = {
  display: "flex",
  mb: 3,
  borderBottom: 1,
  borderColor: "divider",
  overflowX: "auto",
} as const;

const tab = {
  flex: { xs: "1 0 auto", sm: "none" },
  minHeight: 48,
  px: { xs: 0.5, sm: 2.5 },
  // Four of them fit a phone in every language.
  typography: { xs: "body2", sm: "body1" },
  fontWeight: 600,
  color: "text.secondary",
  borderBottom: "3px solid transparent",
  "&:hover": { color: "text.primary" },
  "&[aria-current]": { color: "primary.main", borderColor: "currentColor" },
} as const;
