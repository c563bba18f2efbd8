import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { IconSearch, IconX } from "@tabler/icons-react";
import type { ReactNode, Ref } from "react";
import { IconButton } from "./button";

type Props = {
  label: string;
  clearLabel: string;
  value: string;
  onChange: (search: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Hidden fields that a browser without scripts sends along. */
  children?: ReactNode;
};

/** Searches what is below it, as one types. A plain form, so that it works before hydration. */
export function SearchField({ label, clearLabel, value, onChange, inputRef, children }: Props) {
  return (
    <search>
      <form onSubmit={(submit) => submit.preventDefault()}>
        <OutlinedInput
          fullWidth
          name="search"
          type="text"
          inputRef={inputRef}
          placeholder={label}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          sx={{
            minHeight: 48,
            bgcolor: "background.paper",
            "& .MuiOutlinedInput-input": { py: 1.25 },
          }}
          inputProps={{
            "aria-label": label,
            maxLength: 100,
            enterKeyHint: "search",
            autoComplete: "off",
            onKeyDown: ({ key }) => key === "Escape" && onChange(""),
          }}
          startAdornment={
            <InputAdornment position="start">
              <IconSearch size={20} aria-hidden />
            </InputAdornment>
          }
          endAdornment={
            value && (
              <InputAdornment position="end">
                <IconButton edge="end" aria-label={clearLabel} onClick={() => onChange("")}>
                  <IconX size={18} aria-hidden />
                </IconButton>
              </InputAdornment>
            )
          }
        />
        {children}
      </form>
    </search>
  );
}
