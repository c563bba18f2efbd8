import Link from "next/link";
import { useTranslations } from "next-intl";
import styles from "./brand.module.css";
import { Logo } from "./logo";

/** Logo and name; `isMarkOnly` hides the name visually. */
export function Brand({ isMarkOnly = false }: { isMarkOnly?: boolean }) {
  const t = useTranslations("layout");
  return (
    <Link href="/requests" aria-label={t("home")} className={styles.brand}>
      <Logo size={36} />
      {!isMarkOnly && (
        <span aria-hidden className={styles.name}>
          {t("product")}
        </span>
      )}
    </Link>
  );
}
