import type { TablerIcon } from "@tabler/icons-react";
import { ClampedText } from "./clamped-text";
import styles from "./tinted-chip.module.css";

type Props = {
  color: "default" | "primary" | "success" | "warning" | "error" | "info";
  icon: TablerIcon;
  label: string;
  /** What shows the rest of a label that somebody has written. */
  more?: string | undefined;
};

/** MUI's tinted chip for what only shows: a guest's list has one in each row, and an old phone wakes them all. */
export function TintedChip({ color, icon: Icon, label, more }: Props) {
  return (
    <span className={`${styles.chip} ${styles[color]}`}>
      <Icon aria-hidden />
      {more ? (
        <ClampedText text={label} more={more} />
      ) : (
        <span dir="auto" className={styles.label}>
          {label}
        </span>
      )}
    </span>
  );
}
