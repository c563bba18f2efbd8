import { useTranslations } from "next-intl";
import styles from "./skip-link.module.css";

/** An early tab stop: skips the menus, or what `label` says. Visible while focused. */
export function SkipLink({ target, label }: { target: string; label?: string }) {
  const t = useTranslations("layout");
  return (
    <a href={`#${target}`} className={styles.link}>
      {label ?? t("skip")}
    </a>
  );
}
