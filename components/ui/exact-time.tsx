import styles from "./exact-time.module.css";

type Props = {
  at: string;
  relative: string;
  exact: string;
  /** Show both times, where there is room. */
  isShown?: boolean;
};

/** A relative time. Screen readers also get the exact one; everybody sees it on hover, focus and touch. */
export function ExactTime({ at, relative, exact, isShown = false }: Props) {
  return (
    <time dateTime={at} className={styles.time}>
      {relative}
      <span className={isShown ? styles.shown : styles.exact}>{` · ${exact}`}</span>
    </time>
  );
}
