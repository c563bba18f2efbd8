import { useField } from "./form";
import { TextField, type TextFieldProps } from "./text-field";

/** A field of the surrounding form, with its error below. */
export function FormField({ helperText, ...props }: TextFieldProps & { name: string }) {
  const { label, error } = useField(props.name);
  return (
    <TextField
      label={label}
      error={error !== undefined}
      helperText={error ?? helperText}
      {...props}
    />
  );
}
