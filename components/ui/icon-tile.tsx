import type { TablerIcon } from "@tabler/icons-react";
import styles from "./icon-tile.module.css";

/** The picture of a notice that says why something is empty. */
export function IconTile({ icon: Icon }: { icon: TablerIcon }) {
  return (
    <span className={styles.tile}>
      <Icon size={40} stroke={1.5} aria-hidden />
    </span>
  );
}
