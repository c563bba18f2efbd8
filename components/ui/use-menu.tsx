import { useId, useState } from "react";
import type { MenuChoice } from "./menu-choice";
import { MenuChoices } from "./menu-choices";

/** Open state, controlled by the parent when more than the button opens the menu. */
export type Opening = [isOpen: boolean, setIsOpen: (isOpen: boolean) => void];

/** Returns what makes a button open a menu, and the menu while it is open. */
export function useMenu(choices: MenuChoice[], opening?: Opening) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const own = useState(false);
  const [isOpen, setIsOpen] = opening ?? own;
  const opens = {
    "aria-haspopup": "menu" as const,
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? id : undefined,
    ref: setAnchor,
    onClick: () => setIsOpen(true),
  };
  const menu = isOpen && anchor && (
    <MenuChoices id={id} anchor={anchor} onClose={() => setIsOpen(false)} choices={choices} />
  );
  return { opens, menu };
}
