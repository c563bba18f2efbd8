import type { TablerIcon } from "@tabler/icons-react";
import type { Route } from "next";
import Link from "next/link";
import type { MenuLabel } from "./menu";
import styles from "./menu-list.module.css";
import { MenuRowWords } from "./menu-row-words";
import { useMenuLabel } from "./use-menu-label";

type Props = {
  /** The pages of a section have no icon of their own. */
  page: { href: Route; label: MenuLabel; icon?: TablerIcon };
  /** The address of the current page's entry. */
  current: string | undefined;
  onSelect: (() => void) | undefined;
};

/** An entry of the vertical menu. */
export function MenuLink({ page: { href, label, icon }, current, onSelect }: Props) {
  const labelOf = useMenuLabel();
  return (
    <Link
      href={href}
      className={styles.row}
      {...(href === current && { "aria-current": "page" })}
      {...(onSelect && { onClick: onSelect })}
    >
      <MenuRowWords icon={icon} label={labelOf(label)} />
    </Link>
  );
}
