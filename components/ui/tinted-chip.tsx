import type { TablerIcon } from "@tabler/icons-react";
import styles from "./tinted-chip.module.css";

type Props = {
  color: "default" | "primary" | "success" | "warning" | "error" | "info";
  icon: TablerIcon;
  label: string;
};

/** MUI's tinted chip for what only shows: a guest's list has one in each row, and an old phone wakes them all. */
export function TintedChip({ color, icon: Icon, label }: Props) {
  return (
    <span className={`${styles.chip} ${styles[color]}`}>
      <Icon aria-hidden />
      {/* The DJ's own words may be long, and in another script than the page. */}
      <span dir="auto" className={styles.label}>
        {label}
      </span>
    </span>
  );
}
