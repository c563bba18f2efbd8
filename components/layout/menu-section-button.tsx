import { useId, useState } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { Fold } from "./fold";
import styles from "./horizontal-menu.module.css";
import type { MenuSection } from "./menu";
import { useMenuLabel } from "./use-menu-label";

type Props = { section: MenuSection; current: string | undefined };

/** A section of the horizontal menu: a button with its pages below it, which load once it is there. */
export function MenuSectionButton({ section, current }: Props) {
  const labelOf = useMenuLabel();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menu = useLazyPart(
    () => import("@/components/ui/menu-choices").then(({ MenuChoices }) => MenuChoices),
    { isPlain: true },
  );
  const choices = section.pages.map(({ href, label }) => ({
    key: href,
    label: labelOf(label),
    page: href,
    isChosen: href === current,
  }));
  const hasCurrent = choices.some(({ isChosen }) => isChosen);
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          void menu.open();
        }}
        className={`${styles.entry} ${styles.folded} ${hasCurrent ? styles.around : ""}`}
      >
        <section.icon size={20} aria-hidden />
        {labelOf(section.label)}
        <Fold />
      </button>
      {menu.Part && anchor && (
        <menu.Part id={id} anchor={anchor} onClose={() => setAnchor(null)} choices={choices} />
      )}
    </>
  );
}
