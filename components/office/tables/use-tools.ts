import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import { pageIn, pageText, sortIn, sortText } from "@/components/office/desk/use-sorted-pages";
import { useAddress } from "@/components/ui/use-address";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useSearch } from "@/components/ui/use-search";
import { useShallowStable } from "@/lib/client/use-shallow-stable";
import { useStableActions } from "@/lib/client/use-stable-actions";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { useSongActions, useSongs } from "@/lib/office/tables/hooks";
import { matching } from "@/lib/office/tables/rules";
import { genres, type Song, songColumns, type Tempo, tempos } from "@/lib/office/tables/schema";
import { type Sort, useSongTable } from "./use-song-table";

export const SIZES = [10, 25, 50] as const;
const USUAL_SIZE = 25;
const BY_TITLE: Sort = { column: "title", isDescending: false };

/** Makes the tools of the table from the desk and the address. */
export function useTools(samples: readonly Song[]) {
  const t = useTranslations("tables");
  const showUndo = useUndoToast();
  const { params, go } = useAddress();
  const [search, setSearch] = useSearch();
  const searched = useDeferredValue(search);
  const songs = useSongs(samples);
  const { setCell, remove } = useSongActions();
  const field = useLazyPart(() => import("./cell-field").then((part) => part.CellField));
  const genre = genres.find((known) => known === params.get("genre"));
  const tempo = tempos.find((known) => known === params.get("tempo"));
  const sorted = params.get("sort");
  const sort = useMemo(() => sortIn(sorted, songColumns, BY_TITLE), [sorted]);
  const size = SIZES.find((known) => String(known) === params.get("rows")) ?? USUAL_SIZE;
  const page = pageIn(params.get("page"));
  const listed = useMemo(() => {
    const genreText = (of: Song["genre"]) => t(`genres.${of}`);
    return matching(songs, { search: searched, genre, tempo, genreText });
  }, [songs, searched, genre, tempo, t]);
  const { inOrder, pickPage, pickNone, ...shown } = useSongTable({ listed, sort, page, size });

  const filter = useShallowStable({ search, genre, tempo });
  const table = useShallowStable({
    songs,
    /** Those that match search, genre and tempo, in no order. */
    listed,
    sort,
    size,
    ...shown,
    /** The field of a cell that is corrected, which is loaded when the page is idle. */
    Field: field.Part,
  });
  const actions = useStableActions({
    // What is typed starts at the first page again.
    setSearch(next: string) {
      setSearch(next);
      if (params.has("page")) go({ page: undefined }, false);
    },
    setGenre: (next: Song["genre"] | undefined) => go({ genre: next, page: undefined }, true),
    setTempo: (next: Tempo | undefined) => go({ tempo: next, page: undefined }, true),
    showAll() {
      setSearch("");
      go({ genre: undefined, tempo: undefined, search: undefined, page: undefined }, false);
    },
    setSort: (next: Sort) => go({ sort: sortText(next, BY_TITLE), page: undefined }, false),
    setSize: (next: number) =>
      go({ rows: next === USUAL_SIZE ? undefined : next, page: undefined }, false),
    setPage: (next: number) => go({ page: pageText(next) }, true),
    setCell,
    /** Resolves to whether `Field` is there. */
    openField: field.open,
    inOrder,
    pickPage,
    pickNone,
    /** With a toast that undoes it. */
    remove(gone: readonly Song[]) {
      showUndo(t("deleted", { count: gone.length }), remove(gone.map(({ id }) => id)));
    },
  });
  return { filter, table, actions };
}
