import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { FormField } from "@/components/ui/form-field";
import type { EventDraft } from "./event-draft";

/** Four digits for the year, as people write it. */
const moment = { type: "datetime-local", isShrunk: true, max: "9999-12-31T23:59" };

/** When requests open and close by themselves, in the venue's time zone. */
export function TimeFields({ draft }: { draft: EventDraft }) {
  const t = useTranslations("events.form");
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } }}>
      <FormField name="opensAt" defaultValue={draft.opensAt} {...moment} />
      <FormField name="closesAt" defaultValue={draft.closesAt} {...moment} />
      <Box sx={{ gridColumn: "1 / -1", display: "grid" }}>
        <FormField
          name="settings.collectsFrom"
          defaultValue={draft.collectsFrom}
          help={t("collectsHint")}
          {...moment}
        />
      </Box>
    </Box>
  );
}
