import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { IconCalendarPlus, IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

export function EventsEmpty({ onCreate }: { onCreate: () => void }) {
  const t = useTranslations("events");
  return (
    <Card
      sx={{ display: "grid", justifyItems: "center", gap: 1.5, px: 3, py: 7, textAlign: "center" }}
    >
      <IconCalendarPlus size={40} stroke={1.5} color="var(--palette-primary-main)" aria-hidden />
      <Typography component="h2" variant="h4">
        {t("empty.title")}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
        {t("empty.text")}
      </Typography>
      <Button variant="contained" onClick={onCreate}>
        <IconPlus />
        {t("new")}
      </Button>
    </Card>
  );
}
