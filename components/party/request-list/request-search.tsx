import { IconSearch, IconX } from "@tabler/icons-react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { IconButton } from "@/components/ui/button";
import { useRequestsStore } from "@/lib/party/request-list/store";
import styles from "./request-search.module.css";

/**
 * Searches the list, from page 1. A plain form, so it works before hydration. It does not render with the list: React
 * writes a field's name anew each time, and the browser looks for what that changes on the whole page.
 */
export const RequestSearch = memo(function RequestSearch({ label }: { label: string }) {
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
        <div data-search className={styles.box}>
          <IconSearch size={20} aria-hidden />
          <input
            name="search"
            type="text"
            className={styles.input}
            aria-label={label}
            placeholder={label}
            maxLength={100}
            enterKeyHint="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {search && (
            <IconButton aria-label={t("clearSearch")} onClick={() => setSearch("")}>
              <IconX size={18} aria-hidden />
            </IconButton>
          )}
        </div>
      </form>
    </search>
  );
});
