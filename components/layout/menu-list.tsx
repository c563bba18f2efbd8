import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { currentHref, menuFor, type Viewer } from "./menu";
import { MenuLink } from "./menu-link";
import styles from "./menu-list.module.css";
import { MenuSectionList } from "./menu-section-list";

type Props = { viewer: Viewer; isFolded?: boolean; isMini?: boolean; onSelect?: () => void };

/** The vertical menu. Folded, it shows icons only until it is pointed at; screen readers still read the labels. */
export function MenuList({ viewer, isFolded = false, isMini = false, onSelect }: Props) {
  const t = useTranslations("layout.menu");
  const id = useId();
  const groups = menuFor(viewer);
  const current = currentHref(groups, usePathname());
  const rest = { current, onSelect };
  return groups.map((group) => (
    <div
      key={group.label}
      className={`${styles.group} ${isFolded ? styles.folded : ""} ${isMini ? styles.mini : ""}`}
    >
      <div id={`${id}-${group.label}`} className={styles.title}>
        {t(group.label)}
      </div>
      <ul aria-labelledby={`${id}-${group.label}`} className={styles.list}>
        {group.items.map((item) => (
          <li key={item.label}>
            {"pages" in item ? (
              <MenuSectionList section={item} isMini={isMini} {...rest} />
            ) : (
              <MenuLink page={item} {...rest} />
            )}
          </li>
        ))}
      </ul>
    </div>
  ));
}
