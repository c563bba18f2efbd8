import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { FormField } from "@/components/ui/form-field";
import type { Draft } from "@/lib/party/guests/schema";

/** Matches inside a form without a song. Both fields need a placeholder. Works without scripts. */
const UNTIL_TYPED =
  "form:has([name=title]:placeholder-shown):has([name=artist]:placeholder-shown) &" as const;

type Props = {
  draft: Draft;
  hasMessages: boolean;
  onChange: (words: Partial<Draft>) => void;
};

/** The optional fields. Hidden until a song is typed, because most guests just want the song. */
export function MoreFields({ draft, hasMessages, onChange }: Props) {
  const t = useTranslations("requests");
  return (
    <Box sx={{ display: "grid", gap: 1, [UNTIL_TYPED]: { display: "none" } }}>
      <FormField
        name="artist"
        placeholder=" "
        value={draft.artist}
        onChange={({ target }) => onChange({ artist: target.value })}
        slotProps={{ htmlInput: { maxLength: 400, autoComplete: "off" } }}
      />
      <Box
        component="details"
        // Shows what a form without scripts returned.
        {...((draft.message || draft.name) && { open: true })}
        sx={{
          "& summary": {
            cursor: "pointer",
            display: "list-item",
            py: 0.75,
            color: "primary.main",
            fontWeight: 600,
          },
        }}
      >
        <summary>{t(hasMessages ? "addWords" : "addName")}</summary>
        <Box sx={{ display: "grid", gap: 1.5, pt: 1 }}>
          <FormField
            name="name"
            value={draft.name}
            onChange={({ target }) => onChange({ name: target.value })}
            helperText={t("onlyDj")}
            slotProps={{ htmlInput: { maxLength: 120, autoComplete: "nickname" } }}
          />
          {hasMessages && (
            <FormField
              name="message"
              multiline
              minRows={2}
              maxRows={4}
              value={draft.message}
              onChange={({ target }) => onChange({ message: target.value })}
              slotProps={{ htmlInput: { maxLength: 560 } }}
            />
          )}
        </Box>
      </Box>
    </Box>
  );
}
