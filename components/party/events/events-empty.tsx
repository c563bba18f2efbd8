import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { IconCalendarPlus, IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";

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
      <Button
        variant="contained"
        size="large"
        startIcon={<IconPlus />}
        onClick={onCreate}
        sx={{ mt: 1.5 }}
      >
        {t("new")}
      </Button>
    </Card>
  );
}
