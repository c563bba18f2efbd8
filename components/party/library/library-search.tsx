import { useTranslations } from "next-intl";
import { useState } from "react";
import { SearchField } from "@/components/ui/search-field";
import { useDebounced } from "@/components/ui/use-debounced";
import { useSync } from "@/lib/client/effects/use-change";
import { useLibraryView } from "./use-library-view";

/** Typing rests this long before it is searched, in ms. */
const REST_MS = 150;

/** Searches what is shown of the library. The address says what was searched. */
export function LibrarySearch() {
  const t = useTranslations("library.search");
  const { view, go } = useLibraryView();
  const [typed, setTyped] = useState(view.search ?? "");
  const rested = useDebounced(typed, REST_MS);
  useSync(rested, () => {
    const wanted = rested.trim();
    if (rested === typed && wanted !== (view.search ?? "")) {
      go({ search: wanted, exact: undefined, page: undefined }, false);
    }
  });
  return (
    <SearchField label={t("label")} clearLabel={t("clear")} value={typed} onChange={setTyped} />
  );
}
