import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { NoMatches } from "@/components/office/desk/no-matches";
import { CardGrid, GridSkeleton } from "@/components/office/profile/card-grid";
import { ListHead } from "@/components/office/profile/list-head";
import { useSearch } from "@/components/ui/use-search";
import { useGalleryItems } from "@/lib/office/gallery/hooks";
import { matching } from "@/lib/office/gallery/rules";
import type { GalleryItem } from "@/lib/office/gallery/schema";
import { GalleryCard } from "./gallery-card";
import { usePictureText } from "./use-picture-text";
import { useViewer } from "./viewer";

/** The gallery: pictures to find, to look at and to take along. */
export function GalleryArea() {
  const t = useTranslations("gallery");
  const { data: items, error, mutate } = useGalleryItems();
  if (items) return <Pictures items={items} />;
  if (error) return <AreaFailed title={t("failed")} error={error} onRetry={() => void mutate()} />;
  return <GridSkeleton cardHeight={296} />;
}

function Pictures({ items }: { items: readonly GalleryItem[] }) {
  const t = useTranslations("gallery");
  const show = useViewer();
  const pictureText = usePictureText();
  const [search, setSearch] = useSearch();
  const searched = useDeferredValue(search);
  const listed = useMemo(() => matching(items, searched), [items, searched]);
  const shown = listed.map(({ cover, name }) => ({
    address: cover,
    alt: pictureText(cover, name),
    title: name,
  }));
  return (
    <>
      <ListHead
        count={t("count", { count: listed.length })}
        searchLabel={t("search")}
        search={search}
        onSearch={setSearch}
      />
      {listed.length === 0 ? (
        <NoMatches onShowAll={() => setSearch("")} />
      ) : (
        <CardGrid>
          {listed.map((item, index) => (
            <GalleryCard
              key={item.id}
              item={item}
              alt={pictureText(item.cover)}
              onOpen={() => show(shown, index)}
            />
          ))}
        </CardGrid>
      )}
    </>
  );
}
