import type { Route } from "next";
import Link from "next/link";
import { useTranslations } from "next-intl";
import styles from "./landing.module.css";

export function LandingFooter() {
  const t = useTranslations("landing");
  const layout = useTranslations("layout");
  const accounts = useTranslations("accounts");
  const links: [Route, string][] = [
    ["/requests", layout("menu.requests")],
    ["/auth/login", layout("menu.signIn")],
    ["/auth/register", accounts("register.title")],
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.width}>
        <span>
          {layout("product")} · {layout("description")}
        </span>
        <nav aria-label={t("ways")}>
          {links.map(([href, label]) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
