import { useTranslations } from "next-intl";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";
import { Equalizer } from "@/components/ui/equalizer";
import type { DjRequest } from "@/lib/party/requests/schema";
import { Clock } from "./clock";
import { DeckLine } from "./deck-line";
import styles from "./now-playing.module.css";
import { PlayingTrack } from "./playing-track";
import { RowActions } from "./row-actions";

/** The playing song and the time. It stays in view while everything else scrolls. */
export function NowPlaying({ playing }: { playing: DjRequest | null }) {
  const t = useTranslations("board");
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
          <Cover words={`${playing.title} ${playing.artist}`} size={64} />
          <div className={styles.words}>
            <SongTitle title={playing.title} artist={playing.artist} />
            <PlayingTrack />
          </div>
          <RowActions request={playing} />
        </div>
      ) : (
        <p className={styles.none}>{t("nothingPlaying")}</p>
      )}
      <DeckLine playing={playing} />
    </section>
  );
}
