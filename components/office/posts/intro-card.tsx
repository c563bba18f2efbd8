import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { IconMail, IconMapPin, IconPencil, IconSchool, IconWorld } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { mailHref } from "@/lib/office/contacts/links";
import { useIntro } from "@/lib/office/profile/hooks";
import type { Profile } from "@/lib/office/profile/schema";

const facts = [
  ["school", IconSchool],
  ["email", IconMail],
  ["site", IconWorld],
  ["place", IconMapPin],
] as const;

/** How the visitor introduces themselves. */
export function IntroCard({ me }: { me: Profile }) {
  const t = useTranslations("userProfile");
  const intro = useIntro(me);
  const dialog = useLazyPart(() => import("./intro-dialog").then((part) => part.IntroDialog));
  return (
    <Card component="section" aria-labelledby="intro" sx={{ p: 2.5 }}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", mb: 1 }}>
        <Typography id="intro" component="h2" variant="h5">
          {t("intro.title")}
        </Typography>
        <IconButton aria-label={t("intro.edit")} title={t("intro.edit")} onClick={dialog.open}>
          <IconPencil size={20} aria-hidden />
        </IconButton>
      </Box>
      <Box component="p" dir="auto" sx={bio}>
        {intro.bio || t("intro.none")}
      </Box>
      <Box component="ul" sx={list}>
        {facts.map(([fact, Icon]) =>
          intro[fact] ? (
            <li key={fact}>
              <Icon size={20} aria-hidden />
              <Box component="bdi" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
                {fact === "email" ? (
                  <Link href={mailHref(intro.email)}>{intro.email}</Link>
                ) : (
                  intro[fact]
                )}
              </Box>
            </li>
          ) : null,
        )}
      </Box>
      {dialog.Part && <dialog.Part intro={intro} onClose={dialog.close} />}
    </Card>
  );
}

const bio = {
  m: 0,
  color: "text.secondary",
  textAlign: "start",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
} as const;
const list = {
  display: "grid",
  gap: 1.5,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: "none",
  "& li": { display: "flex", alignItems: "center", gap: 1.5 },
  "& svg": { flex: "none", color: "text.secondary" },
} as const;
