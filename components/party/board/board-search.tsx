import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { RequestSearch } from "@/components/party/request-list/request-search";
import { useRequestsStore } from "@/lib/party/request-list/store";
import styles from "./board-search.module.css";

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
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape comes from the field in it
    <div title={t("searchLabel")} onKeyDown={handleKey} className={styles.search}>
      <RequestSearch label={t("searchLabel")} />
    </div>
  );
}
