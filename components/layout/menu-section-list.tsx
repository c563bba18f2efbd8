import { useId, useState } from "react";
import { Fold } from "./fold";
import type { MenuSection } from "./menu";
import { MenuLink } from "./menu-link";
import styles from "./menu-list.module.css";
import { MenuRowWords } from "./menu-row-words";
import { useMenuLabel } from "./use-menu-label";

type Props = {
  section: MenuSection;
  isMini: boolean;
  current: string | undefined;
  onSelect: (() => void) | undefined;
};

/** A section of the vertical menu. It stands open around the current page until the visitor folds it. */
export function MenuSectionList({ section, isMini, ...rest }: Props) {
  const labelOf = useMenuLabel();
  const id = useId();
  const hasCurrent = section.pages.some(({ href }) => href === rest.current);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? hasCurrent;
  const isShown = isOpen && !isMini;
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
        className={`${styles.row} ${hasCurrent && !isShown ? styles.around : ""}`}
      >
        <MenuRowWords icon={section.icon} label={labelOf(section.label)} />
        <span className={styles.fold}>
          <Fold isOpen={isOpen} />
        </span>
      </button>
      <ul id={id} aria-label={labelOf(section.label)} hidden={!isShown} className={styles.list}>
        {isShown &&
          section.pages.map((page) => (
            <li key={page.href}>
              <MenuLink page={page} {...rest} />
            </li>
          ))}
      </ul>
    </>
  );
}
