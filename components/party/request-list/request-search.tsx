import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { TextField } from "@/components/ui/text-field";
import { useRequestsStore } from "@/lib/party/request-list/store";

/** Searches the list, from page 1. A plain form, so it works before hydration. */
export function RequestSearch({ label }: { label: string }) {
  const t = useTranslations("requests");
  const search = useRequestsStore(({ requestSearch }) => requestSearch);
  const setSearch = useRequestsStore((state) => state.setSearch);
  const filter = useRequestsStore(({ currentFilter }) => currentFilter);
  const event = useSearchParams().get("event");

  return (
    <search>
      <form onSubmit={(submit) => submit.preventDefault()}>
        {event && <input type="hidden" name="event" value={event} />}
        <input type="hidden" name="filter" value={filter} />
        <TextField
          fullWidth
          name="search"
          type="text"
          placeholder={label}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          slotProps={{
            htmlInput: { "aria-label": label, maxLength: 100, enterKeyHint: "search" },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <IconSearch size={20} aria-hidden />
                </InputAdornment>
              ),
              endAdornment: search && (
                <InputAdornment position="end">
                  <IconButton
                    edge="end"
                    aria-label={t("clearSearch")}
                    onClick={() => setSearch("")}
                  >
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
