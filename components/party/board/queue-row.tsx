import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconPin,
  IconPlayerPlay,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";
import { lengthText } from "@/components/ui/length-text";
import { lengthOf } from "@/lib/party/requests/rules";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { MoreMenu } from "./more-menu";
import styles from "./queue-row.module.css";
import { TouchButton } from "./touch-button";
import { useSorted } from "./use-sorted";

/** One song in the queue: drag handle, up and down, and play. */
export function QueueRow({
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
  onMove: (by: 1 | -1) => void;
  /** Stands above the song. */
  children?: ReactNode;
}) {
  const t = useTranslations("board");
  const { id, title, artist, pinned } = request;
  const { actions, canWork } = useBoardTools();
  const { item, handle, style, sorted } = useSorted<HTMLLIElement>(id);
  const moves = [
    {
      key: "up",
      label: t("up"),
      icon: IconArrowUp,
      isDisabled: index === 0,
      onChoose: () => onMove(-1),
    },
    {
      key: "down",
      label: t("down"),
      icon: IconArrowDown,
      isDisabled: index === count - 1,
      onChoose: () => onMove(1),
    },
  ];
  return (
    <li
      ref={item}
      data-song={id}
      // Of a long lane, only the rows near the screen are there.
      aria-posinset={index + 1}
      aria-setsize={count}
      style={style}
      className={sorted?.isDragging ? `${styles.song} ${styles.dragged}` : styles.song}
    >
      {children}
      <div className={styles.parts}>
        {canWork && (
          <TouchButton
            ref={handle}
            {...sorted?.attributes}
            {...sorted?.listeners}
            aria-label={t("drag", { title })}
            className={styles.handle}
          >
            <IconGripVertical size={18} aria-hidden />
          </TouchButton>
        )}
        <Cover words={`${title} ${artist}`} size={40} />
        <SongTitle title={title} artist={artist} note={lengthText(lengthOf(request))} lines={1} />
        {pinned && (
          <span role="img" aria-label={t("pinned")} className={styles.pin}>
            <IconPin size={18} aria-hidden />
          </span>
        )}
        <MoreMenu request={request} moves={moves} />
        {canWork && (
          <TouchButton
            tone="primary"
            aria-label={t("playTitle", { title })}
            onClick={() => actions.change(request, { status: "playing" })}
          >
            <IconPlayerPlay size={20} aria-hidden />
          </TouchButton>
        )}
      </div>
    </li>
  );
}
