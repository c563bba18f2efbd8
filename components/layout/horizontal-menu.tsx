import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import styles from "./horizontal-menu.module.css";
import { currentHref, menuFor, type Viewer } from "./menu";
import { MenuSectionButton } from "./menu-section-button";
import { useMenuLabel } from "./use-menu-label";

/** The menu as a second bar below the top bar, on wide screens. */
export function HorizontalMenu({ viewer }: { viewer: Viewer }) {
  const t = useTranslations("layout.menu");
  const labelOf = useMenuLabel();
  const groups = menuFor(viewer);
  const current = currentHref(groups, usePathname());
  return (
    <nav aria-label={t("label")} className={styles.menu}>
      {groups.flatMap((group) =>
        group.items.map((item) =>
          "pages" in item ? (
            <MenuSectionButton key={item.label} section={item} current={current} />
          ) : (
            <Link
              key={item.label}
              href={item.href}
              className={styles.entry}
              {...(item.href === current && { "aria-current": "page" as const })}
            >
              <item.icon size={20} aria-hidden />
              {labelOf(item.label)}
            </Link>
          ),
        ),
      )}
    </nav>
  );
}
