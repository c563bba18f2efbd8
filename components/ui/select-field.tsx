import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { useField } from "./form";

/** A field of the form around it, in which one of several values is chosen. */
export function SelectField({ helperText, ...props }: TextFieldProps & { name: string }) {
  const { label, error } = useField(props.name);
  return (
    <TextField
      select
      label={label}
      error={error !== undefined}
      helperText={error ?? helperText}
      {...props}
    />
  );
}
