import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconPin,
  IconPlayerPlay,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { memo, type ReactNode, type Ref } from "react";
import { songLengthText } from "@/components/party/request-list/song-length";
import { SongTitle } from "@/components/party/request-list/song-title";
import { IconButton } from "@/components/ui/button";
import { Cover } from "@/components/ui/cover";
import { QUEUE } from "@/lib/party/events/lanes";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { MoreMenu } from "./more-menu";
import { PromiseNote } from "./promise-note";
import styles from "./queue-row.module.css";
import type { Sorted } from "./sorting-store";
import { useSorted } from "./use-sorted";

type OnMove = (request: DjRequest, by: 1 | -1) => void;

/** One place in the queue, and the song that has it. It renders again only if something about it has changed. */
export const QueueRow = memo(function QueueRow({
  request,
  index,
  count,
  onMove,
  children,
}: {
  request: DjRequest;
  /** Its place in the lane; 0 is the first. */
  index: number;
  count: number;
  onMove: OnMove;
  /** Stands above the song. */
  children?: ReactNode;
}) {
  const { item, handle, style, sorted } = useSorted<HTMLLIElement>(request.id);
  return (
    <li
      ref={item}
      data-song={request.id}
      // Of a long lane, only the rows near the screen are there.
      aria-posinset={index + 1}
      aria-setsize={count}
      style={style}
      className={sorted?.isDragging ? `${styles.song} ${styles.dragged}` : styles.song}
    >
      {children}
      <QueuedSong
        request={request}
        handle={handle}
        sorted={sorted}
        isFirst={index === 0}
        isLast={index === count - 1}
        onMove={onMove}
      />
    </li>
  );
});

/** A song with its drag handle, its way up and down, and play. A row that moves does not render it. */
const QueuedSong = memo(function QueuedSong({
  request,
  handle,
  sorted,
  isFirst,
  isLast,
  onMove,
}: {
  request: DjRequest;
  handle: Ref<HTMLButtonElement>;
  sorted: Sorted | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: OnMove;
}) {
  const t = useTranslations("board");
  const { title, artist, lane, pinned } = request;
  const { actions, canWork, canPlay } = useBoardTools();
  const play = () => actions.change(request, { status: "playing" });
  const movesOf = () => [
    ...(canPlay ? [{ key: "play", label: t("play"), icon: IconPlayerPlay, onChoose: play }] : []),
    {
      key: "up",
      label: t("up"),
      icon: IconArrowUp,
      isDisabled: isFirst,
      onChoose: () => onMove(request, -1),
    },
    {
      key: "down",
      label: t("down"),
      icon: IconArrowDown,
      isDisabled: isLast,
      onChoose: () => onMove(request, 1),
    },
  ];
  return (
    <div className={styles.parts}>
      {canWork && (
        <IconButton
          color="inherit"
          ref={handle}
          {...sorted?.attributes}
          {...sorted?.listeners}
          aria-label={t("drag", { title })}
          className={styles.handle}
        >
          <IconGripVertical size={18} aria-hidden />
        </IconButton>
      )}
      <Cover words={`${title} ${artist}`} size={40} />
      <SongTitle
        title={title}
        artist={artist}
        note={songLengthText(request)}
        hint={<PromiseNote request={request} />}
        isDense
      />
      {pinned && (
        <span role="img" aria-label={t("pinned")} className={styles.pin}>
          <IconPin size={18} aria-hidden />
        </span>
      )}
      {canPlay && (
        <IconButton
          variant="tinted"
          color="primary"
          aria-label={t("playTitle", { title })}
          onClick={play}
          className={isFirst && lane === QUEUE ? undefined : styles.covering}
        >
          <IconPlayerPlay size={20} aria-hidden />
        </IconButton>
      )}
      <div className={styles.more}>
        <MoreMenu request={request} movesOf={movesOf} />
      </div>
    </div>
  );
});
