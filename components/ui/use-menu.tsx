import { useId, useRef, useState } from "react";
import type { MenuChoice } from "./menu-choice";
import { MenuChoices } from "./menu-choices";

/** Open state, controlled by the parent when more than the button opens the menu. */
export type Opening = [isOpen: boolean, setIsOpen: (isOpen: boolean) => void];

/**
 * Returns what makes a button open a menu, and the menu while it is open. Its choices are made then: a board has a
 * hundred menus.
 */
export function useMenu(choicesOf: () => MenuChoice[], opening?: Opening) {
  const id = useId();
  // Not a state, because a board's hundred buttons would each render twice.
  const button = useRef<HTMLButtonElement>(null);
  const own = useState(false);
  const [isOpen, setIsOpen] = opening ?? own;
  const opens = {
    "aria-haspopup": "menu" as const,
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? id : undefined,
    ref: button,
    onClick: () => setIsOpen(true),
  };
  const anchor = isOpen && button.current;
  const menu = anchor && (
    <MenuChoices id={id} anchor={anchor} onClose={() => setIsOpen(false)} choices={choicesOf()} />
  );
  return { opens, menu };
}
