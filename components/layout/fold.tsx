import styles from "./fold.module.css";

/** The small arrow of what unfolds. Drawn here: it saves every page an icon. */
export function Fold({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden className={`${styles.fold} ${isOpen ? styles.open : ""}`}>
      <path d="m4 6 4 4 4-4" />
    </svg>
  );
}
