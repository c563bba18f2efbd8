import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { useField } from "./form";

/** A field of the form around it, with what is wrong about it underneath. */
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
