import type { ComponentProps } from "react";
import { useField } from "./form";
import { PlainField } from "./plain-field";
import { PlainTextArea } from "./plain-text-area";

type Of<Field extends typeof PlainField | typeof PlainTextArea> = Omit<
  ComponentProps<Field>,
  "label" | "error"
> & { name: string };

/** A field of the surrounding form, with its error below. */
export function PlainFormField(props: Of<typeof PlainField>) {
  const { label = props.name, error } = useField(props.name);
  return <PlainField label={label} error={error} {...props} />;
}

/** The same of more than one line. */
export function PlainFormTextArea(props: Of<typeof PlainTextArea>) {
  const { label = props.name, error } = useField(props.name);
  return <PlainTextArea label={label} error={error} {...props} />;
}
