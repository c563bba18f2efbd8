import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Cover } from "@/components/ui/cover";
import type from "@/components/ui/type.module.css";
import type { Ideas } from "@/lib/party/ideas/schema";
import styles from "./ideas.module.css";
import type { OpenShelf } from "./shelf-pages";

type Props = Pick<Ideas, "playlists" | "genres"> & {
  /** The one that the guest comes back from, whose button takes the focus. */
  last: OpenShelf | undefined;
  onOpen: (shelf: OpenShelf) => void;
};

/** The playlists and genres that a guest may browse. */
export function BrowseButtons({ playlists, genres, last, onOpen }: Props) {
  const t = useTranslations("requests.ideas");
  return (
    <>
      {playlists.length > 0 && (
        <ul aria-label={t("playlists")} className={styles.playlists}>
          {playlists.map(({ id, name, tracks }) => (
            <li key={id}>
              <Button
                variant="tinted"
                color="inherit"
                className={styles.playlist}
                autoFocus={last?.key === id}
                onClick={() => onOpen({ key: id, name, query: { playlist: id } })}
              >
                <Cover words={name} size={40} />
                <span className={styles.name}>
                  <span dir="auto" translate="no" className={type.line}>
                    {name}
                  </span>
                  <span className={`${type.small} ${type.quiet}`}>
                    {t("songs", { count: tracks })}
                  </span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {genres.length > 0 && (
        <ul aria-label={t("genres")} className={styles.genres}>
          {genres.map(({ name }) => (
            <li key={name}>
              <Button
                variant="tinted"
                color="inherit"
                autoFocus={last?.key === `genre ${name}`}
                onClick={() => onOpen({ key: `genre ${name}`, name, query: { genre: name } })}
              >
                <span dir="auto">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
