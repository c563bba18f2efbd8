import { type ReactNode, useDeferredValue, useMemo } from "react";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { NoMatches } from "@/components/office/desk/no-matches";
import { SAMPLES_INSIDE } from "@/components/office/desk/veil";
import { CardGrid, GridSkeleton } from "@/components/office/profile/card-grid";
import { ListHead } from "@/components/office/profile/list-head";
import { useSearch } from "@/components/ui/use-search";
import { useFollowers } from "@/lib/office/followers/hooks";
import { matching } from "@/lib/office/followers/rules";
import type { Follower } from "@/lib/office/followers/schema";

type Props = {
  of: (followers: readonly Follower[]) => readonly Follower[];
  words: { search: string; failed: string; count: (count: number) => string };
  cardHeight: number;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  card: (follower: Follower) => ReactNode;
};

/** People around the visitor, to be found by name, role or country. */
export function People({ of, words, cardHeight, empty, card }: Props) {
  const { followers, error, retry } = useFollowers();
  const [search, setSearch] = useSearch();
  const searched = useDeferredValue(search);
  const all = useMemo(() => followers && of(followers), [followers, of]);
  const listed = useMemo(() => all && matching(all, searched), [all, searched]);
  if (!listed)
    return error ? (
      <AreaFailed title={words.failed} error={error} onRetry={retry} />
    ) : (
      <GridSkeleton cardHeight={cardHeight} />
    );
  if (all?.length === 0) return empty;
  return (
    <div {...SAMPLES_INSIDE}>
      <ListHead
        count={words.count(listed.length)}
        searchLabel={words.search}
        search={search}
        onSearch={setSearch}
      />
      {listed.length === 0 ? (
        <NoMatches onShowAll={() => setSearch("")} />
      ) : (
        <CardGrid>{listed.map(card)}</CardGrid>
      )}
    </div>
  );
}
