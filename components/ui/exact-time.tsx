import styles from "./exact-time.module.css";

type Props = { at: string; relative: string; exact: string };

/** A relative time. Screen readers also get the exact one; everybody sees it on hover, focus and touch. */
export function ExactTime({ at, relative, exact }: Props) {
  return (
    <time dateTime={at} className={styles.time}>
      {relative}
      <span className={styles.dot}> · </span>
      <span className={styles.exact}>{exact}</span>
    </time>
  );
}
