import type { ReactNode } from "react";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";
import styles from "./row.module.css";

type Props = {
  title: string;
  artist: string;
  children?: ReactNode;
  /** Below the song, as wide as the card. */
  below?: ReactNode;
  /** It is next, and the guest may rely on that. */
  isPromised?: boolean;
};

/** One of the guest's own requests. */
export function OwnRow({ title, artist, children, below, isPromised }: Props) {
  return (
    <li tabIndex={-1} data-promised={isPromised} className={`${styles.row} ${styles.own}`}>
      <Cover words={`${title} ${artist}`} size={40} />
      <div className={styles.text}>
        <SongTitle title={title} artist={artist} lines={1} />
        <div className={styles.state}>{children}</div>
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </li>
  );
}
