import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useTranslations } from "next-intl";
import { eventStatuses, eventStatusSchema } from "@/lib/party/events/schema";
import { EventField, fieldElementId } from "./event-field";
import type { FieldsProps } from "./use-event-form";

/** What the night is called, where it is, who plays, and whether it is open. */
export function DetailFields(fields: FieldsProps) {
  const t = useTranslations("events");
  const { status } = fields.draft;
  return (
    <>
      <EventField name="name" required autoFocus {...fields} {...quiet} />
      <EventField name="venue" {...fields} {...quiet} />
      <EventField name="djName" {...fields} {...quiet} />
      <TextField
        select
        id={fieldElementId("status")}
        name="status"
        label={t("fields.status")}
        value={status}
        onChange={({ target }) => fields.write({ status: eventStatusSchema.parse(target.value) })}
        helperText={t(`statusHint.${status}`)}
      >
        {eventStatuses.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {t(`status.${choice}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}

/** Nothing a browser could know: its suggestions would only cover the fields. */
const quiet = { slotProps: { htmlInput: { autoComplete: "off" } } };
