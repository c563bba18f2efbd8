import type { TablerIcon } from "@tabler/icons-react";
import styles from "./menu-list.module.css";

type Props = { icon: TablerIcon | undefined; label: string };

/** What an entry of the menu shows, link or button. */
export function MenuRowWords({ icon: Icon, label }: Props) {
  return (
    <>
      <span className={styles.icon}>{Icon && <Icon size={22} aria-hidden />}</span>
      <span className={styles.words}>{label}</span>
    </>
  );
}
