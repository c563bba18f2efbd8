import styles from "./equalizer-art.module.css";

/** Heights of the bars in percent: build-up, drop, and decay. */
const BARS = [18, 26, 22, 38, 30, 52, 44, 70, 58, 88, 100, 76, 92, 64, 80, 48, 60, 34, 42, 24, 16];

/** A large equalizer, as decoration. */
export function EqualizerArt() {
  return (
    <div aria-hidden className={styles.art}>
      {BARS.map((height, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          key={index}
          style={{ height: `${height}%`, opacity: 0.25 + height / 140 }}
        />
      ))}
    </div>
  );
}
