import { IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/button";
import type from "@/components/ui/type.module.css";
import { leftOf } from "@/lib/party/guests/rules";
import { useIdeas } from "@/lib/party/ideas/hooks";
import { BrowseButtons } from "./browse-buttons";
import { IdeaList, type IdeaTools } from "./idea-list";
import styles from "./ideas.module.css";
import { IdeasNotice } from "./ideas-notice";
import { type OpenShelf, ShelfPages } from "./shelf-pages";

/** For a guest without an idea: songs that hosts and DJ suggest, and what of tonight's crates they may browse. */
export function IdeasPanel({ onClose, ...tools }: IdeaTools & { onClose: () => void }) {
  const t = useTranslations("requests.ideas");
  const { data, error, mutate } = useIdeas(tools.event.code);
  const [shelf, setShelf] = useState<OpenShelf>();
  const [last, setLast] = useState<OpenShelf>();

  if (!data) return <IdeasNotice hasFailed={Boolean(error)} onRetry={() => mutate()} />;
  const { songs, playlists, genres } = data;
  if (songs.length + playlists.length + genres.length === 0) return null;
  if (shelf) {
    return (
      <section aria-labelledby="ideas" className={styles.panel}>
        <ShelfPages
          {...tools}
          shelf={shelf}
          onBack={() => {
            setLast(shelf);
            setShelf(undefined);
          }}
        />
      </section>
    );
  }
  const hasSongs = songs.length > 0;
  return (
    <section aria-labelledby="ideas" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="ideas" className={`${type.h5} ${styles.heading}`}>
          {t(hasSongs ? "title" : "browse")}
        </h2>
        {hasSongs && <Left event={tools.event} />}
        <IconButton aria-label={t("close")} title={t("close")} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </div>
      {hasSongs && <IdeaList {...tools} songs={songs} />}
      {hasSongs && playlists.length + genres.length > 0 && (
        <h3 className={type.h5}>{t("browse")}</h3>
      )}
      <BrowseButtons playlists={playlists} genres={genres} last={last} onOpen={setShelf} />
    </section>
  );
}

function Left({ event }: Pick<IdeaTools, "event">) {
  const t = useTranslations("requests");
  if (event.trusted) return null;
  const words = { left: leftOf(event), limit: event.settings.waitingLimit };
  return <span className={`${type.quiet} ${styles.left}`}>{t("left", words)}</span>;
}
