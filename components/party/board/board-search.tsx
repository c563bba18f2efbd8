import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { RequestSearch } from "@/components/party/request-list/request-search";
import { useRequestsStore } from "@/lib/party/request-list/store";

const FILLED = ":has([name=search]:not(:placeholder-shown))";
const USED = `&:focus-within, &${FILLED}`;
const UNUSED = `&:not(:focus-within):not(${FILLED})`;

/** As small as its icon until it is used. It is always a field, so that it works with the keyboard and before hydration. */
export function BoardSearch() {
  const t = useTranslations("board");
  const setSearch = useRequestsStore((state) => state.setSearch);

  function handleKey({ key, target }: KeyboardEvent<HTMLElement>) {
    if (key !== "Escape" || !(target instanceof HTMLInputElement)) return;
    setSearch("");
    target.blur();
  }

  return (
    <Box
      title={t("searchLabel")}
      onKeyDown={handleKey}
      sx={{
        flex: "0 1 48px",
        minWidth: 48,
        transition: "flex-basis 150ms",
        "& [data-search]": { minHeight: 48, overflow: "hidden" },
        [USED]: {
          flexBasis: { xs: "100%", sm: 320 },
        },
        [UNUSED]: {
          "& [data-search]": { bgcolor: "transparent", boxShadow: "none" },
          // Covers the icon, so that a tap on it focuses the field.
          "& input": { position: "absolute", inset: 0, height: 48, p: 0, opacity: 0 },
        },
      }}
    >
      <RequestSearch label={t("searchLabel")} />
    </Box>
  );
}
