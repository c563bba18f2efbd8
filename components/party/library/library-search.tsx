import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { SearchField } from "@/components/ui/search-field";
import { useDebounced } from "@/components/ui/use-debounced";
import { useLibraryView } from "./use-library-view";

/** Typing rests this long before it is searched, in ms. */
const REST_MS = 150;

/** Searches what is shown of the library. The address says what was searched. */
export function LibrarySearch() {
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
    <SearchField label={t("label")} clearLabel={t("clear")} value={typed} onChange={setTyped} />
  );
}
