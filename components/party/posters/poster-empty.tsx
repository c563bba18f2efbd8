import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { IconQrcode } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";

/** Shown to a DJ who has nothing yet that a poster could lead to. */
export function PosterEmpty() {
  const t = useTranslations("posters.empty");
  return (
    <Card
      sx={{ display: "grid", justifyItems: "center", gap: 1.5, px: 3, py: 7, textAlign: "center" }}
    >
      <IconQrcode size={40} stroke={1.5} color="var(--palette-primary-main)" aria-hidden />
      <Typography component="h2" variant="h4">
        {t("title")}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
        {t("text")}
      </Typography>
      <ButtonLink href="/DJPortal/events" variant="contained">
        {t("events")}
      </ButtonLink>
    </Card>
  );
}
