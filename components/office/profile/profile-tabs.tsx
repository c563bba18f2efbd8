import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { PressableLink } from "@/components/ui/pressable";
import { type ProfilePage, profilePages } from "./profile-pages";
import styles from "./profile-tabs.module.css";

const pages = Object.entries(profilePages) as [ProfilePage, (typeof profilePages)[ProfilePage]][];

/** The pages of a profile, as tabs that are links. */
export function ProfileTabs({ page }: { page: ProfilePage }) {
  const t = useTranslations("userProfile");
  const labels = useTranslations("labels");
  return (
    <Box component="nav" aria-label={t("pages")} sx={bar}>
      {pages.map(([name, href]) => (
        <PressableLink
          key={name}
          href={href}
          aria-current={name === page ? "page" : undefined}
          className={styles.tab}
        >
          {labels(name)}
        </PressableLink>
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
