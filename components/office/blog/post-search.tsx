import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AreaSearch } from "@/components/office/desk/area-search";
import { useTimeout } from "@/lib/client/effects/use-timer";
import type { BlogQuery } from "@/lib/office/blog/schema";

/** How long the typing rests before the posts are asked for, in milliseconds. */
const REST_MS = 300;

type Props = {
  query: BlogQuery;
  /** Whether the answer to an earlier search is on its way. */
  isComing: boolean;
  onSearch: (search: string) => void;
};

/** Searches the posts once the typing rests. Without scripts, Enter sends it with what else is asked for. */
export function PostSearch({ query, isComing, onSearch }: Props) {
  const t = useTranslations("blog");
  const [search, setSearch] = useState(query.search);
  const [isTyping, setIsTyping] = useState(false);
  const [known, setKnown] = useState(query.search);
  useTimeout(
    () => {
      setIsTyping(false);
      if (search.trim() !== query.search) onSearch(search.trim());
    },
    isTyping ? REST_MS : undefined,
    search,
  );

  // Another address was opened, by a link or by going back: its search counts, unless somebody types meanwhile.
  if (known !== query.search) {
    setKnown(query.search);
    if (!isTyping && !isComing && search.trim() !== query.search) setSearch(query.search);
  }

  return (
    <Box sx={{ flex: { xs: "1 1 100%", sm: "0 1 280px" } }}>
      <AreaSearch
        label={t("search")}
        value={search}
        onChange={(typed) => {
          setSearch(typed);
          setIsTyping(true);
        }}
      >
        {query.category && <input type="hidden" name="category" value={query.category} />}
        {query.sort !== "newest" && <input type="hidden" name="sort" value={query.sort} />}
      </AreaSearch>
    </Box>
  );
}
