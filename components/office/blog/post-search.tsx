import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { AreaSearch } from "@/components/office/desk/area-search";
import { useDebounced } from "@/components/ui/use-debounced";
import type { BlogQuery } from "@/lib/office/blog/schema";

type Props = { query: BlogQuery; onSearch: (search: string) => void };

/** Searches the posts once the typing rests. Without scripts, Enter sends it with what else is asked for. */
export function PostSearch({ query, onSearch }: Props) {
  const t = useTranslations("blog");
  const [search, setSearch] = useState(query.search);
  const [known, setKnown] = useState(query.search);
  const rested = useDebounced(search, 300);
  const send = useEffectEvent(() => {
    if (rested === search && rested.trim() !== query.search) onSearch(rested.trim());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is asked for when the typing rests
  useEffect(() => send(), [rested]);

  // Another address was opened: its search counts, unless it is the answer to what is being typed.
  if (known !== query.search) {
    setKnown(query.search);
    if (rested === search && search.trim() !== query.search) setSearch(query.search);
  }

  return (
    <Box sx={{ flex: { xs: "1 1 160px", sm: "0 1 280px" } }}>
      <AreaSearch label={t("search")} value={search} onChange={setSearch}>
        {query.category && <input type="hidden" name="category" value={query.category} />}
        {query.sort !== "newest" && <input type="hidden" name="sort" value={query.sort} />}
      </AreaSearch>
    </Box>
  );
}
