import { useId, useRef } from "react";
import { Fold } from "./fold";
import styles from "./horizontal-menu.module.css";
import type { MenuSection } from "./menu";
import { MenuLink } from "./menu-link";
import { useMenuLabel } from "./use-menu-label";

type Props = { section: MenuSection; current: string | undefined };

/** A section of the horizontal menu: a button with its pages below it, in the browser's own popover. */
export function MenuSectionButton({ section, current }: Props) {
  const labelOf = useMenuLabel();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const hasCurrent = section.pages.some(({ href }) => href === current);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${styles.entry} ${styles.folded} ${hasCurrent ? styles.around : ""}`}
      >
        <section.icon size={20} aria-hidden />
        {labelOf(section.label)}
        <Fold />
      </button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        aria-label={labelOf(section.label)}
        className={styles.pages}
      >
        {section.pages.map((page) => (
          <li key={page.href}>
            <MenuLink page={page} current={current} onSelect={() => list.current?.hidePopover()} />
          </li>
        ))}
      </ul>
    </>
  );
}
