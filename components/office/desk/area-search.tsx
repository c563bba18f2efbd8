import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type ReactNode, type Ref, startTransition, useOptimistic } from "react";

type Props = {
  label: string;
  value: string;
  onChange: (search: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Hidden fields that a browser without scripts sends along. */
  children?: ReactNode;
};

/**
 * Searches an area's list. What is typed shows at once, and the list follows when the browser has time. A plain form, so
 * that it works before hydration.
 */
export function AreaSearch({ label, value, onChange, inputRef, children }: Props) {
  const t = useTranslations("desk");
  const [typed, setTyped] = useOptimistic(value);
  const search = (text: string) =>
    startTransition(() => {
      setTyped(text);
      onChange(text);
    });
  return (
    <search>
      <form onSubmit={(submit) => submit.preventDefault()}>
        <OutlinedInput
          fullWidth
          name="search"
          type="text"
          inputRef={inputRef}
          placeholder={label}
          value={typed}
          onChange={({ target }) => search(target.value)}
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
            onKeyDown: ({ key }) => key === "Escape" && search(""),
          }}
          startAdornment={
            <InputAdornment position="start">
              <IconSearch size={20} aria-hidden />
            </InputAdornment>
          }
          endAdornment={
            typed && (
              <InputAdornment position="end">
                <IconButton edge="end" aria-label={t("clearSearch")} onClick={() => search("")}>
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
