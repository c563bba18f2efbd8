import { IconDownload, IconHeartFilled } from "@tabler/icons-react";
import type { Route } from "next";
import { useFormatter, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Cover } from "@/components/ui/cover";
import type from "@/components/ui/type.module.css";
import { recapUrl } from "@/lib/party/recap/calls";
import { mostLoved, type Show, shownOf, shows } from "@/lib/party/recap/rules";
import type { Recap as Night, RecapSong } from "@/lib/party/recap/schema";
import styles from "./recap.module.css";

type Props = { code: string; timeZone: string; night: Night; show: Show };

/** What the night has played, to keep. It comes as HTML: a page that is over needs no scripts of its own. */
export function Recap({ code, timeZone, night: { songs, keptUntil }, show }: Props) {
  const t = useTranslations("recap");
  const format = useFormatter();
  const [first] = songs;
  const mine = shownOf(songs, "mine").length;
  const loved = mostLoved(songs);
  const day = { day: "numeric", month: "long", timeZone } as const;
  const about = [
    first && format.dateTime(new Date(first.startedAt), { ...day, weekday: "short" }),
    t("songs", { songs: songs.length }),
    mine > 0 && t("ofYours", { songs: mine }),
  ];
  return (
    <section aria-labelledby="recap" className={styles.recap}>
      <div>
        <h2 id="recap" tabIndex={-1} className={type.h3}>
          {t("title")}
        </h2>
        <p className={type.quiet}>{about.filter(Boolean).join(" · ")}</p>
      </div>
      {loved.length > 0 && (
        <>
          <h3 className={type.h5}>{t("mostLoved")}</h3>
          <ol className={styles.loved}>
            {loved.map((song) => (
              <LovedSong key={song.id} song={song} />
            ))}
          </ol>
        </>
      )}
      <nav aria-label={t("choice")} className={styles.choice}>
        {shows.map((one) => (
          <a
            key={one}
            href={`/requests?${new URLSearchParams({ event: code, show: one })}`}
            aria-current={one === show}
          >
            {t(one, { songs: shownOf(songs, one).length })}
          </a>
        ))}
      </nav>
      <ol className={styles.songs}>
        {shownOf(songs, show).map((song) => (
          <Row key={song.id} song={song} timeZone={timeZone} />
        ))}
      </ol>
      {shownOf(songs, show).length === 0 && <p className={type.quiet}>{t(`empty.${show}`)}</p>}
      <div className={styles.foot}>
        <p className={`${type.small} ${type.quiet}`}>
          {t("keptUntil", { day: format.dateTime(new Date(keptUntil), day) })}
        </p>
        {songs.length > 0 && (
          <ButtonLink variant="contained" href={recapUrl(code) as Route} prefetch={false} download>
            <IconDownload size={20} aria-hidden />
            {t("save")}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function LovedSong({ song: { title, artist, hearts } }: { song: RecapSong }) {
  const format = useFormatter();
  return (
    <li>
      <Cover words={`${title} ${artist}`} size="100%" />
      <span dir="auto" translate="no" className={type.line}>
        {title}
      </span>
      <span className={styles.count}>
        <IconHeartFilled size={16} aria-hidden className={styles.heart} />
        {format.number(hearts)}
      </span>
    </li>
  );
}

function Row({ song, timeZone }: { song: RecapSong; timeZone: string }) {
  const t = useTranslations("recap");
  const format = useFormatter();
  const { title, artist, startedAt, mine, loved } = song;
  return (
    <li className={mine ? styles.mine : undefined}>
      <time dateTime={startedAt} className={styles.time}>
        {format.dateTime(new Date(startedAt), { timeStyle: "short", timeZone })}
      </time>
      <Cover words={`${title} ${artist}`} size={40} />
      <div translate="no" className={styles.song}>
        <div dir="auto" className={type.line}>
          {title}
        </div>
        <div dir="auto" className={`${type.line} ${type.small} ${type.quiet}`}>
          {artist}
        </div>
      </div>
      {mine && <span className={styles.yours}>{t("yours")}</span>}
      {loved && (
        <span role="img" aria-label={t("youLoved")} className={styles.heart}>
          <IconHeartFilled size={20} aria-hidden />
        </span>
      )}
    </li>
  );
}
