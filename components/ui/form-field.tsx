import { Field, type FieldProps } from "./field";
import { useField } from "./form";
import { TextArea, type TextAreaProps } from "./text-area";

type InForm<Props> = Omit<Props, "label" | "error"> & { name: string; label?: string };
export type FormFieldProps = InForm<FieldProps>;

/** A field of the surrounding form, with its error below. */
export function FormField(props: FormFieldProps) {
  const { label = props.name, error } = useField(props.name);
  return <Field label={label} error={error} {...props} />;
}

/** The same of more than one line. */
export function FormTextArea(props: InForm<TextAreaProps>) {
  const { label = props.name, error } = useField(props.name);
  return <TextArea label={label} error={error} {...props} />;
}
