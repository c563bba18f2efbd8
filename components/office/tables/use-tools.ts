import { useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import { useAddress } from "@/components/office/desk/use-address";
import { useSearch } from "@/components/office/desk/use-search";
import { sortIn, sortText } from "@/components/office/desk/use-sorted-pages";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { useSongActions, useSongs } from "@/lib/office/tables/hooks";
import { matching } from "@/lib/office/tables/rules";
import { genres, type Song, songColumns, tempos } from "@/lib/office/tables/schema";
import type { Sort, TablesTools } from "./tables-tools";
import { useSongTable } from "./use-song-table";

export const SIZES = [10, 25, 50] as const;
const USUAL_SIZE = 25;
const BY_TITLE: Sort = { column: "title", isDescending: false };

/** Makes the tools of the table from the desk and the address. */
export function useTools(samples: readonly Song[], field: TablesTools["field"]): TablesTools {
  const t = useTranslations("tables");
  const showUndo = useUndoToast();
  const { params, go } = useAddress();
  const [search, setSearch] = useSearch();
  const searched = useDeferredValue(search);
  const songs = useSongs(samples);
  const { setCell, remove } = useSongActions();
  const genre = genres.find((known) => known === params.get("genre"));
  const tempo = tempos.find((known) => known === params.get("tempo"));
  const sort = sortIn(params.get("sort"), songColumns, BY_TITLE);
  const size = SIZES.find((known) => String(known) === params.get("rows")) ?? USUAL_SIZE;
  const page = Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
  const genreText = (of: Song["genre"]) => t(`genres.${of}`);
  const listed = matching(songs, { search: searched, genre, tempo, genreText });

  return {
    songs,
    listed,
    table: useSongTable({ listed, sort, page, size }),
    search,
    // What is typed starts at the first page again.
    setSearch(next) {
      setSearch(next);
      if (params.has("page")) go({ page: undefined }, false);
    },
    genre,
    setGenre: (next) => go({ genre: next, page: undefined }, true),
    tempo,
    setTempo: (next) => go({ tempo: next, page: undefined }, true),
    showAll() {
      setSearch("");
      go({ genre: undefined, tempo: undefined, search: undefined, page: undefined }, false);
    },
    sort,
    setSort: (next) => go({ sort: sortText(next, BY_TITLE), page: undefined }, false),
    size,
    setSize: (next) => go({ rows: next === USUAL_SIZE ? undefined : next, page: undefined }, false),
    setPage: (next) => go({ page: next > 1 ? next : undefined }, true),
    setCell,
    field,
    remove(gone) {
      showUndo(t("deleted", { count: gone.length }), remove(gone.map(({ id }) => id)));
    },
  };
}
