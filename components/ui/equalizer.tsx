import styles from "./equalizer.module.css";

/** Three bars that move with the music; they do not move with reduced motion. */
export function Equalizer() {
  return (
    <span aria-hidden className={styles.bars}>
      <span />
      <span />
      <span />
    </span>
  );
}
