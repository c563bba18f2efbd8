import { useTranslations } from "next-intl";
import { SearchField } from "@/components/ui/search-field";
import { useSearch } from "@/components/ui/use-search";

/** Typing rests this long before it is searched, in ms. */
const REST_MS = 150;

/** A search begins at the first page, and takes other words as well. */
const FROM_THE_START = { exact: undefined, page: undefined };

/** Searches what is shown of the library. The address says what was searched. */
export function LibrarySearch() {
  const t = useTranslations("library.search");
  const [typed, setTyped] = useSearch(REST_MS, FROM_THE_START);
  return (
    <SearchField label={t("label")} clearLabel={t("clear")} value={typed} onChange={setTyped} />
  );
}
