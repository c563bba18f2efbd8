import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { TextField } from "@/components/ui/text-field";
import { useDebounced } from "@/components/ui/use-debounced";
import { useLibraryView } from "./use-library-view";

/** Typing rests this long before it is searched, in ms. */
const REST_MS = 150;

/** The field that searches what is shown of the library. The address says what was searched. */
export function SearchField() {
  const t = useTranslations("library.search");
  const { view, go } = useLibraryView();
  const [typed, setTyped] = useState(view.search ?? "");
  const rested = useDebounced(typed, REST_MS);
  const search = useEffectEvent(() => {
    const wanted = rested.trim();
    if (rested === typed && wanted !== (view.search ?? "")) {
      go({ search: wanted, exact: undefined, page: undefined }, false);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is searched when the typing rests
  useEffect(() => search(), [rested]);

  return (
    <search>
      <form onSubmit={(submit) => submit.preventDefault()}>
        <TextField
          fullWidth
          hiddenLabel
          name="search"
          placeholder={t("label")}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{
            htmlInput: {
              "aria-label": t("label"),
              maxLength: 100,
              enterKeyHint: "search",
              autoComplete: "off",
              onKeyDown: ({ key }: { key: string }) => key === "Escape" && setTyped(""),
            },
            input: {
              sx: { minHeight: 48, bgcolor: "background.paper" },
              startAdornment: (
                <InputAdornment position="start">
                  <IconSearch size={20} aria-hidden />
                </InputAdornment>
              ),
              endAdornment: typed && (
                <InputAdornment position="end">
                  <IconButton edge="end" aria-label={t("clear")} onClick={() => setTyped("")}>
                    <IconX size={18} aria-hidden />
                  </IconButton>
                </InputAdornment>
              ),
            },
          }}
        />
      </form>
    </search>
  );
}
