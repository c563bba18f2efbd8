import { useTranslations } from "next-intl";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";
import { Equalizer } from "@/components/ui/equalizer";
import { useLatePart } from "@/components/ui/use-late-part";
import { useIsToCome } from "@/lib/client/server-clock";
import type { DjRequest } from "@/lib/party/requests/schema";
import { Clock } from "./clock";
import styles from "./now-playing.module.css";
import { RowActions } from "./row-actions";

const loadExtras = () => import("./playing-extras").then(({ PlayingExtras }) => PlayingExtras);

type Props = { playing: DjRequest | null; decksUntil: string | null };

/** The playing song and the time. It stays in view while everything else scrolls. */
export function NowPlaying({ playing, decksUntil }: Props) {
  const t = useTranslations("board");
  const hasDecks = useIsToCome(decksUntil);
  const Extras = useLatePart(loadExtras);
  return (
    <section aria-labelledby="playing" className={styles.section}>
      <div className={styles.head}>
        <div className={styles.title}>
          {playing && <Equalizer />}
          <h2 id="playing">{t("playingNow")}</h2>
        </div>
        <Clock />
      </div>
      {playing ? (
        <div data-playing={playing.id} className={styles.song}>
          <Cover words={`${playing.title} ${playing.artist}`} size="var(--cover, 64px)" />
          <div className={styles.words}>
            <SongTitle title={playing.title} artist={playing.artist} />
            <div className={styles.facts}>{Extras && <Extras playing={playing} at="title" />}</div>
          </div>
          <RowActions request={playing} hasDecks={hasDecks} />
        </div>
      ) : (
        <p className={styles.none}>{t("nothingPlaying")}</p>
      )}
      {Extras && <Extras playing={playing} at="below" />}
    </section>
  );
}
