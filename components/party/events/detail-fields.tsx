import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormField } from "@/components/ui/form-field";
import { SelectField } from "@/components/ui/select-field";
import { eventStatuses, eventStatusSchema } from "@/lib/party/events/schema";
import type { EventDraft } from "./event-draft";

export function NameField({ draft }: { draft: EventDraft }) {
  return <FormField name="name" defaultValue={draft.name} required autoFocus {...quiet} />;
}

/** The event's place, DJ and status. */
export function DetailFields({ draft }: { draft: EventDraft }) {
  const t = useTranslations("events");
  const [status, setStatus] = useState(draft.status);
  return (
    <>
      <FormField name="venue" defaultValue={draft.venue} {...quiet} />
      <FormField name="djName" defaultValue={draft.djName} {...quiet} />
      <SelectField
        name="status"
        label={t("fields.status")}
        defaultValue={draft.status}
        onChange={({ target }) => setStatus(eventStatusSchema.parse(target.value))}
        helperText={t(`statusHint.${status}`)}
      >
        {eventStatuses.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {t(`status.${choice}`)}
          </MenuItem>
        ))}
      </SelectField>
    </>
  );
}

/** Turns off autocomplete: the browser knows none of this, and its suggestions would cover the fields. */
const quiet = { autoComplete: "off" };
