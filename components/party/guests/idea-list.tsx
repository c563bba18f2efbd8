import { IconAlertTriangle, IconCloudUpload, IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { SongTitle } from "@/components/party/request-list/song-title";
import { StatusChip } from "@/components/party/request-list/status-chip";
import { useIsOnline } from "@/components/party/request-list/use-is-online";
import { Verdict } from "@/components/party/suggestions/verdict";
import { Button } from "@/components/ui/button";
import { Cover } from "@/components/ui/cover";
import { isolated } from "@/components/ui/isolated";
import { TintedChip } from "@/components/ui/tinted-chip";
import type { Submission } from "@/lib/party/guests/schema";
import { useOutboxStore } from "@/lib/party/guests/store";
import type { Idea } from "@/lib/party/ideas/schema";
import { takesBackers } from "@/lib/party/requests/limits";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { songKey } from "@/lib/party/songs/rules";
import type { Suggestion } from "@/lib/party/suggestions/schema";
import styles from "./ideas.module.css";
import { canWithdraw } from "./withdraw-button";

export type IdeaTools = {
  event: GuestEvent;
  /** The guest's own requests. */
  own: GuestRequest[];
  onAsk: (song: Suggestion) => void;
  onWithdraw: (request: GuestRequest) => void;
};

type Song = Suggestion & Partial<Pick<Idea, "isOfHosts">>;

/** Songs that a guest requests with one tap, which then say what became of it. */
export function IdeaList({ songs, ...tools }: IdeaTools & { songs: Song[] }) {
  const submissions = useOutboxStore((outbox) => outbox.submissions);
  const saved = new Map(
    submissions
      .filter(({ code }) => code === tools.event.code)
      .map((one) => [songKey(one.request.title, one.request.artist), one]),
  );
  const asked = new Map(
    tools.own
      .filter(({ mine }) => mine)
      .map((request) => [songKey(request.title, request.artist), request]),
  );
  return (
    <ul className={styles.list}>
      {songs.map((song) => {
        const key = songKey(song.title, song.artist);
        return (
          <IdeaRow
            key={key}
            {...tools}
            song={song}
            saved={saved.get(key)}
            request={asked.get(key)}
          />
        );
      })}
    </ul>
  );
}

type RowProps = IdeaTools & {
  song: Song;
  saved: Submission | undefined;
  request: GuestRequest | undefined;
};

function IdeaRow({ song, saved, request, event, onAsk, onWithdraw }: RowProps) {
  const t = useTranslations("requests");
  const title = isolated(song.title);
  const isFree = !song.refusal && (!song.request || takesBackers(song.request));
  return (
    <li tabIndex={-1} className={styles.row}>
      <Cover words={`${song.title} ${song.artist}`} size={44} />
      <div className={styles.text}>
        <SongTitle
          title={song.title}
          artist={song.artist}
          lines={1}
          note={song.isOfHosts && <span className={styles.hosts}>{t("ideas.hosts")}</span>}
        />
        <div role="status">
          <State song={song} saved={saved} request={request} event={event} />
        </div>
      </div>
      {request && canWithdraw(request) && (
        <Button
          variant="tinted"
          color="inherit"
          aria-label={t("withdrawSong", { title })}
          onClick={() => onWithdraw(request)}
        >
          {t("undo")}
        </Button>
      )}
      {!request && !saved && isFree && (
        <Button
          variant="tinted"
          color="inherit"
          className={styles.add}
          aria-label={t("ideas.ask", { title })}
          title={t("ideas.ask", { title })}
          onClick={() => onAsk(song)}
        >
          <IconPlus size={22} aria-hidden />
        </Button>
      )}
    </li>
  );
}

/** What became of the guest's request for a song, or what would. */
function State({ song, saved, request, event }: Omit<RowProps, "own" | "onAsk" | "onWithdraw">) {
  const t = useTranslations("requests");
  const errors = useTranslations("errors");
  const isOnline = useIsOnline();
  if (saved?.refusal) {
    return <TintedChip color="warning" icon={IconAlertTriangle} label={errors(saved.refusal)} />;
  }
  if (saved) {
    const label = t(isOnline ? "sending" : "saved");
    return <TintedChip color="info" icon={IconCloudUpload} label={label} />;
  }
  if (request) return <StatusChip request={request} timeZone={event.timeZone} />;
  if (song.refusal || song.late || song.request) return <Verdict song={song} due={event} />;
  return null;
}
