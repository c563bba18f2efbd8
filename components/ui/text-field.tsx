import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import type { InputBaseComponentProps } from "@mui/material/InputBase";
import InputLabel, { type InputLabelProps } from "@mui/material/InputLabel";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import type { TextFieldProps as MuiTextFieldProps } from "@mui/material/TextField";
import { useId } from "react";

type Slots = {
  htmlInput?: InputBaseComponentProps;
  input?: Partial<OutlinedInputProps>;
  inputLabel?: Partial<InputLabelProps>;
};

export type TextFieldProps = Pick<
  OutlinedInputProps,
  | "autoComplete"
  | "autoFocus"
  | "defaultValue"
  | "inputRef"
  | "maxRows"
  | "minRows"
  | "multiline"
  | "name"
  | "onBlur"
  | "onChange"
  | "onFocus"
  | "placeholder"
  | "rows"
  | "type"
  | "value"
> &
  Pick<
    MuiTextFieldProps,
    | "className"
    | "disabled"
    | "error"
    | "fullWidth"
    | "helperText"
    | "hiddenLabel"
    | "id"
    | "label"
    | "required"
    | "size"
    | "sx"
  > & { slotProps?: Slots };

/**
 * MUI's text field without what it brings along for `select`: the menu, its popover and the modal under them. A field
 * to choose from is MUI's own `TextField`.
 */
export function TextField({
  className,
  disabled = false,
  error = false,
  fullWidth = false,
  helperText,
  hiddenLabel = false,
  id: givenId,
  label,
  required = false,
  size = "medium",
  sx,
  slotProps: { htmlInput, input, inputLabel } = {},
  ...field
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const helperId = helperText ? `${id}-helper-text` : undefined;
  return (
    <FormControl {...{ className, disabled, error, fullWidth, hiddenLabel, required, size, sx }}>
      {label && (
        <InputLabel htmlFor={id} id={`${id}-label`} {...inputLabel}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        id={id}
        aria-describedby={helperId}
        label={label}
        fullWidth={fullWidth}
        {...(inputLabel?.shrink !== undefined && { notched: inputLabel.shrink })}
        {...field}
        inputProps={htmlInput}
        {...input}
      />
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
