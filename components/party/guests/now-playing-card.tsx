import { useTranslations } from "next-intl";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";
import { Equalizer } from "@/components/ui/equalizer";
import card from "@/components/ui/plain-card.module.css";
import type from "@/components/ui/type.module.css";
import { useLatePart } from "@/components/ui/use-late-part";
import { DAY_AND_CLOCK, useZonedTime } from "@/components/ui/use-zoned-time";
import { useServerNow } from "@/lib/client/server-clock";
import { isCollectingAt } from "@/lib/party/events/rules";
import type { Ending } from "@/lib/party/guests/rules";
import type { GuestEvent } from "@/lib/party/requests/schema";
import styles from "./now-playing-card.module.css";

type Props = {
  event: GuestEvent;
  ending: Ending | undefined;
  /** The request that the guest loves, of those that played when the page was made. */
  loved: string | null;
};

/** Without scripts it could do nothing. */
const loadHeart = () => import("./heart-button").then(({ HeartButton }) => HeartButton);

/** The playing song, and the guest's heart for it. */
export function NowPlayingCard({ event, ending, loved }: Props) {
  const t = useTranslations("requests");
  const Heart = useLatePart(loadHeart);
  const hasEnded = ending === "over" || ending === "closed";
  const playing = hasEnded ? null : event.playing;
  const silence = silenceAt(event, ending, useServerNow().getTime());
  const zonedTime = useZonedTime(event.timeZone);
  const time = event.opensAt ? zonedTime(event.opensAt, DAY_AND_CLOCK) : "";
  return (
    <section
      // While requests are collected it is a sentence, and nothing to jump to.
      aria-label={silence === "collecting" ? undefined : t("nowPlaying")}
      className={`${card.card} ${styles.card}`}
    >
      {playing ? (
        <div data-song={playing.id} className={styles.playing}>
          <Cover words={`${playing.title} ${playing.artist}`} size={52} />
          <div className={styles.text}>
            <div className={styles.now}>
              <div className={styles.moving}>
                <Equalizer />
              </div>
              <p className={`${type.small} ${styles.label}`}>{t("nowPlaying")}</p>
              {/* The decks play what nobody has asked for. */}
              {playing.backers > 0 && (
                <p className={`${type.small} ${type.quiet}`}>
                  {t("askedBy", { backers: playing.backers })}
                </p>
              )}
            </div>
            <SongTitle title={playing.title} artist={playing.artist} lines={1} />
          </div>
          <div className={styles.heart}>
            {Heart && (
              <Heart
                key={playing.id}
                code={event.code}
                song={playing}
                isLovedAtFirst={playing.id === loved}
              />
            )}
          </div>
        </div>
      ) : (
        <p className={`${type.quiet} ${styles.silence}`}>{t(`silence.${silence}`, { time })}</p>
      )}
    </section>
  );
}

/** Why nothing plays: before the night, at its beginning, between two songs, after it. */
function silenceAt(event: GuestEvent, ending: Ending | undefined, now: number) {
  const { status, counts } = event;
  if (ending === "over") return "over";
  if (isCollectingAt(event, now)) return "collecting";
  if (status === "draft") return "before";
  if (counts.played > 0) return "between";
  return status === "open" && counts.all === 0 ? "first" : "between";
}
