import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { useTranslations } from "next-intl";
import type { DraftField, EventDraft } from "./event-draft";
import type { FieldsProps } from "./use-event-form";

export const fieldElementId = (id: string) => `event-form-${id}`;

/** The fields whose draft is the text in them. */
type TextName = Extract<
  DraftField,
  { [K in keyof EventDraft]: EventDraft[K] extends string ? K : never }[keyof EventDraft]
>;

/** A text field of the form, by the name of what it holds. */
export function EventField({
  name,
  draft,
  write,
  errorOf,
  ...rest
}: FieldsProps & { name: TextName } & Omit<TextFieldProps, "name">) {
  const t = useTranslations("events.fields");
  const error = errorOf(name);
  return (
    <TextField
      id={fieldElementId(name)}
      name={name}
      label={t(name)}
      value={draft[name]}
      onChange={({ target }) => write({ [name]: target.value })}
      error={Boolean(error)}
      helperText={error}
      fullWidth
      {...rest}
    />
  );
}
