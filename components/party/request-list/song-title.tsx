import type { ReactNode } from "react";
import { Marked } from "./marked";
import styles from "./song-title.module.css";

/**
 * A song in two lines. Titles of any script and length are clamped, never widen the row, and align with the page's own
 * text. A browser that translates the page leaves them as they are.
 */
export function SongTitle({
  title,
  artist,
  note,
  isNoteSpare = false,
  hint,
  search = "",
  lines = 2,
  isDense = false,
  className = "",
}: {
  title: string;
  artist: string;
  /** Follows the artist, never truncated. */
  note?: ReactNode;
  /** Leaves the artist its room where a narrow `song` container has too little for both. */
  isNoteSpare?: boolean;
  /** Comes last, in the room that is left. */
  hint?: ReactNode;
  /** Marked in title and artist. */
  search?: string;
  lines?: 1 | 2;
  /** The lines stand close, as on the board. */
  isDense?: boolean;
  className?: string | undefined;
}) {
  return (
    <div className={`${styles.song} ${isDense ? styles.dense : ""} ${className}`}>
      <div
        dir="auto"
        translate="no"
        title={title}
        className={lines === 1 ? styles.title : `${styles.title} ${styles.two}`}
      >
        <Marked text={title} search={search} />
      </div>
      <div className={styles.about}>
        {artist && (
          <div dir="auto" translate="no" title={artist} className={styles.line}>
            <Marked text={artist} search={search} />
          </div>
        )}
        {note && (
          <span className={isNoteSpare ? `${styles.note} ${styles.spare}` : styles.note}>
            {artist && "· "}
            {note}
          </span>
        )}
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
    </div>
  );
}
