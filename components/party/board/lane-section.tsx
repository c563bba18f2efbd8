import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { QUEUE } from "@/lib/party/events/lanes";
import { lengthOf } from "@/lib/party/requests/rules";
import styles from "./lane-section.module.css";
import { headingOf, type Lane } from "./lanes";
import { QueueList } from "./queue-list";
import { useSorted } from "./use-sorted";

/** A lane's name and its songs. */
export function LaneSection({
  lane,
  fold,
}: {
  lane: Lane;
  /** Stands at the end of the queue's heading. */
  fold: ReactNode;
}) {
  const t = useTranslations("board");
  const id = useId();
  const { name, requests, songs } = lane;
  const isQueue = name === QUEUE;
  const label = isQueue ? t("queue") : name;
  const minutes = Math.round(requests.reduce((sum, request) => sum + lengthOf(request), 0) / 60);
  function lengthOfLane() {
    if (songs !== undefined) return t("songs", { songs });
    const isGuess = requests.some(({ seconds }) => seconds === null);
    const ofQueue = isGuess ? "queueAbout" : "queueLength";
    if (isQueue) return t(ofQueue, { songs: requests.length, minutes });
    return t("planned", { songs: requests.length });
  }
  const title = (
    <>
      <h2 id={id} className={styles.name}>
        {label}
      </h2>
      <p className={styles.length}>{lengthOfLane()}</p>
    </>
  );
  return (
    <section aria-labelledby={id}>
      {isQueue ? (
        <div className={`${styles.heading} ${styles.queue}`}>
          {title}
          {fold}
        </div>
      ) : (
        <DropHeading lane={name}>{title}</DropHeading>
      )}
      {requests.length > 0 && <QueueList label={label} lane={lane} />}
      {requests.length === 0 && isQueue && <p className={styles.length}>{t("queueEmpty")}</p>}
    </section>
  );
}

/** A lane's name: a song that is dropped on it becomes the lane's first. */
function DropHeading({ lane, children }: { lane: string; children: ReactNode }) {
  const { item, style, sorted } = useSorted<HTMLDivElement>(headingOf(lane));
  return (
    <div
      ref={item}
      style={style}
      className={`${styles.heading} ${styles.drop} ${sorted?.isOver ? styles.over : ""}`}
    >
      {children}
    </div>
  );
}
