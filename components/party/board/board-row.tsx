import { useTranslations } from "next-intl";
import { type ComponentType, memo, useRef, useState } from "react";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";
import { lengthText } from "@/components/ui/length-text";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import type { Hints } from "@/lib/party/board/hints";
import { useBoardStore } from "@/lib/party/board/store";
import type { Edition } from "@/lib/party/library/edition-schema";
import { useRequestsStore } from "@/lib/party/request-list/store";
import { markNames } from "@/lib/party/requests/marks";
import type { DjRequest } from "@/lib/party/requests/schema";
import { BackersSummary } from "./backers-summary";
import styles from "./board-row.module.css";
import { useBoardTools } from "./board-tools";
import { RequestFate } from "./request-fate";
import { RowActions } from "./row-actions";
import { RowHints } from "./row-hints";
import { handleRowKeys } from "./row-keys";
import type { RowTrackProps } from "./row-track";
import { SwipeGround } from "./swipe-ground";
import swipeStyles from "./swipe-ground.module.css";
import { useSwipe } from "./use-swipe";

type Tracks = { Part: ComponentType<RowTrackProps> | undefined; playing: Edition | undefined };

/** One request, with the actions to decide it. It renders again only if something about it has changed. */
export const BoardRow = memo(function BoardRow({
  request,
  isFirst,
  alike,
  playedAt = null,
  artistAgo = null,
  tracks = false,
  editions,
}: {
  request: DjRequest;
  isFirst: boolean;
  /** A request that may be the same song, spelled differently. */
  alike: DjRequest | undefined;
  /** What shows the track that it would be played from, as soon as it is there; false without a library. */
  tracks?: Tracks | false;
  /** What the event's owner has of the song. */
  editions?: Edition[] | undefined;
} & Partial<Hints>) {
  const t = useTranslations("board");
  const { actions, canPlay, open } = useBoardTools();
  const search = useRequestsStore(({ requestSearch }) => requestSearch);
  const declining = useState(false);
  const planning = useState(false);
  const { id, title, artist, backers, people, status } = request;
  const { row, accept } = useAccept(request);
  const decline = () => declining[1](true);
  const { swipe, swipeProps } = useSwipe(status === "pending", { accept, decline });

  return (
    <li
      ref={row}
      data-request={id}
      // The Tab key stops at the first row only; the arrow keys reach the others.
      tabIndex={isFirst ? 0 : -1}
      aria-label={artist ? t("song", { title, artist }) : title}
      onKeyDown={(event) =>
        handleRowKeys(event, request, {
          accept,
          decline,
          later: () => planning[1](true),
          open: () => open("card", request),
          play: () => canPlay && actions.change(request, { status: "playing" }),
        })
      }
      {...swipeProps}
      data-tracks={tracks ? true : undefined}
      className={`${styles.row} ${swipeStyles.above}`}
    >
      {swipe && <SwipeGround swipe={swipe} />}
      <CoverOrBox request={request} />
      <SongTitle
        title={title}
        artist={artist}
        search={search}
        isDense
        note={<RowNote request={request} />}
        isNoteSpare={status === "pending" && !isMarked(request)}
        hint={
          <RowHints request={request} alike={alike} playedAt={playedAt} artistAgo={artistAgo} />
        }
        className={styles.song}
      />
      {tracks && <RowTrack {...tracks} request={request} editions={editions} />}
      <button type="button" className={styles.backers} onClick={() => open("card", request)}>
        <BackersSummary people={people} backers={backers} />
      </button>
      <span role="img" aria-label={t("backers", { backers })} className={styles.count}>
        {backers}
      </span>
      <div className={styles.actions}>
        <RowActions request={request} declining={declining} planning={planning} onAccept={accept} />
      </div>
    </li>
  );
});

/** Accepts the request of a row. */
function useAccept(request: DjRequest) {
  const { actions } = useBoardTools();
  const row = useRef<HTMLLIElement>(null);
  /** Shows the tap at once, and what follows from it on the whole board after that: a slow tablet needs long for it. */
  async function accept() {
    row.current?.toggleAttribute("data-taken", true);
    await yieldToPaint();
    actions.change(request, { status: "accepted" });
    // After what reads where the row is: before, the page would be laid out once more for that.
    row.current?.removeAttribute("data-taken");
  }
  return { row, accept };
}

function hasTrusted({ people }: DjRequest) {
  return people.some(({ trusted }) => trusted);
}

function isMarked(request: DjRequest) {
  return hasTrusted(request) || markNames.some((mark) => request[mark]);
}

/** What is to be known of a request beside its song. */
function RowNote({ request }: { request: DjRequest }) {
  const t = useTranslations("board");
  const house = useTranslations("house.guests");
  const { seconds } = request;
  return (
    <>
      {hasTrusted(request) && `${house("isTrusted")} · `}
      {markNames.map((mark) => request[mark] && `${t(`marks.${mark}.is`)} · `)}
      {seconds !== null && <span className={styles.length}>{lengthText(seconds)} · </span>}
      <RequestFate request={request} />
    </>
  );
}

type TrackProps = Tracks & { request: DjRequest; editions: Edition[] | undefined };

function RowTrack({ Part, playing, request, editions }: TrackProps) {
  return (
    <div className={styles.track}>
      {Part && editions && <Part request={request} editions={editions} playing={playing} />}
    </div>
  );
}

/** The cover, or in selection mode the checkbox. */
function CoverOrBox({ request: { id, title, artist } }: { request: DjRequest }) {
  const t = useTranslations("board");
  const picked = useBoardStore((state) => state.picked);
  const pick = useBoardStore((state) => state.pick);
  if (!picked) return <Cover words={`${title} ${artist}`} size={40} />;
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        className={styles.box}
        checked={picked.has(id)}
        onChange={() => pick(id)}
        aria-label={t("pick", { title })}
      />
    </label>
  );
}
