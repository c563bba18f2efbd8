import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { TextField } from "@/components/ui/text-field";

/** The form for an event code. A plain GET form: the response is the event's page. */
export function JoinForm({ wrongCode }: { wrongCode?: string | undefined }) {
  const t = useTranslations("join");
  return (
    <Box component="form" action="/requests" sx={{ display: "grid", gap: 2 }}>
      <TextField
        name="event"
        label={t("code")}
        required
        defaultValue={wrongCode}
        error={Boolean(wrongCode)}
        slotProps={{
          // Without scripts the label would overlap the typed text.
          inputLabel: { shrink: true },
          htmlInput: {
            // A pasted link to the event does as well.
            maxLength: 500,
            autoCapitalize: "characters",
            autoComplete: "off",
            autoCorrect: "off",
            spellCheck: false,
            // Codes read from left to right in every language.
            dir: "ltr",
            style: { letterSpacing: "0.2em", fontSize: "1.25rem", textTransform: "uppercase" },
          },
        }}
      />
      <Button type="submit" variant="contained" size="large">
        {t("enter")}
      </Button>
    </Box>
  );
}
