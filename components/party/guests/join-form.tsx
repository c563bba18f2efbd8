import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useTranslations } from "next-intl";
import { CODE_LENGTH } from "@/lib/party/events/schema";

/** Where a guest types the code of an event. A plain GET form: its answer is the event's page. */
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
          // Without scripts nothing would move the label out of the way of what is typed.
          inputLabel: { shrink: true },
          htmlInput: {
            maxLength: CODE_LENGTH + 6,
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
