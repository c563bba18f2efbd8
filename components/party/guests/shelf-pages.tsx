import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, IconButton } from "@/components/ui/button";
import type from "@/components/ui/type.module.css";
import { focusOnMount } from "@/lib/client/effects/focus-on-mount";
import { useShelf } from "@/lib/party/ideas/hooks";
import type { Shelf } from "@/lib/party/ideas/schema";
import { IdeaList, type IdeaTools } from "./idea-list";
import styles from "./ideas.module.css";
import { IdeasNotice } from "./ideas-notice";

/** A playlist or genre that a guest browses. */
export type OpenShelf = { key: string; name: string; query: Shelf };

type Props = IdeaTools & { shelf: OpenShelf; onBack: () => void };

/** The songs of a playlist or genre, a page at a time. */
export function ShelfPages({ shelf, onBack, ...tools }: Props) {
  const t = useTranslations("requests.ideas");
  const [pages, setPages] = useState(1);
  return (
    <>
      <div className={styles.head}>
        <IconButton aria-label={t("back")} title={t("back")} onClick={onBack}>
          <IconArrowLeft size={22} data-directional aria-hidden />
        </IconButton>
        <h2
          id="ideas"
          ref={focusOnMount}
          tabIndex={-1}
          dir="auto"
          translate="no"
          className={`${type.h5} ${type.line} ${styles.heading}`}
        >
          {shelf.name}
        </h2>
      </div>
      {Array.from({ length: pages }, (_, index) => (
        <ShelfPage
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages are their numbers
          key={index}
          {...tools}
          shelf={shelf}
          page={index + 1}
          onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </>
  );
}

type PageProps = IdeaTools & {
  shelf: OpenShelf;
  page: number;
  /** Shows the next page; undefined where it is shown. */
  onMore: (() => void) | undefined;
};

function ShelfPage({ shelf, page, onMore, ...tools }: PageProps) {
  const t = useTranslations("requests.ideas");
  const { data, error, mutate } = useShelf(tools.event.code, shelf.query, page);
  if (!data) return <IdeasNotice hasFailed={Boolean(error)} onRetry={() => mutate()} />;
  return (
    <>
      <IdeaList {...tools} songs={data.songs} />
      {onMore && page < data.pageCount && (
        <Button variant="tinted" color="inherit" onClick={onMore}>
          {t("more")}
        </Button>
      )}
    </>
  );
}
