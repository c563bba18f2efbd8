"use client";

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { CODE_LENGTH } from "@/lib/events/schema";

/** Where a guest without an event types its code. A plain GET form: its answer is the event's page. */
export function JoinScreen({ wrongCode }: { wrongCode: string | undefined }) {
  const t = useTranslations("join");
  return (
    <Box sx={{ display: "grid", placeItems: "center", minHeight: "60dvh" }}>
      <Card sx={{ p: { xs: 2.5, sm: 4 }, width: "100%", maxWidth: 440 }}>
        <Typography component="h1" variant="h3" sx={{ mb: 1 }}>
          {t("title")}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t("intro")}
        </Typography>
        {wrongCode && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t("unknown", { code: wrongCode })}
          </Alert>
        )}
        <Box component="form" action="/requests" sx={{ display: "grid", gap: 2 }}>
          <TextField
            name="event"
            label={t("code")}
            required
            defaultValue={wrongCode}
            error={Boolean(wrongCode)}
            slotProps={{
              htmlInput: {
                maxLength: CODE_LENGTH + 6,
                autoCapitalize: "characters",
                autoComplete: "off",
                autoCorrect: "off",
                spellCheck: false,
                style: { letterSpacing: "0.2em", fontSize: "1.25rem", textTransform: "uppercase" },
              },
            }}
          />
          <Button type="submit" variant="contained" size="large">
            {t("enter")}
          </Button>
        </Box>
      </Card>
    </Box>
  );
}
