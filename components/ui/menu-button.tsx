import Button, { type ButtonProps } from "@mui/material/Button";
import IconButton, { type IconButtonProps } from "@mui/material/IconButton";
import { type ReactNode, startTransition, useEffect, useEffectEvent, useId, useState } from "react";
import { whenIdle } from "@/lib/client/when-idle";
import { loadedMenu } from "./loaded-menu";
import type { MenuChoice } from "./menu-choice";
import { useLazyPart } from "./use-lazy-part";

/** Open state, controlled by the parent when more than the button opens the menu. */
export type Opening = [isOpen: boolean, setIsOpen: (isOpen: boolean) => void];

type Props = {
  label: string;
  choices: MenuChoice[];
  opening?: Opening | undefined;
  children: ReactNode;
} & ({ variant: "icon"; props?: IconButtonProps } | { variant: "button"; props?: ButtonProps });

/** A button that opens a menu of actions. */
export function MenuButton({ label, choices, opening, children, ...look }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const own = useState(false);
  const [isOpen, setIsOpen] = opening ?? own;
  // Once for all buttons: a board has a hundred of them.
  const menu = useLazyPart(loadMenu, { isFetchedAhead: false });
  useEffect(fetchMenuAhead, []);
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  const Menu = hasOpened ? (loadedMenu.Part ?? menu.Part) : undefined;
  const load = useEffectEvent(async () => {
    if (!Menu && !(await menu.open())) setIsOpen(false);
  });
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen]);
  const shared = {
    "aria-label": label,
    "aria-haspopup": "menu" as const,
    "aria-expanded": isOpen,
    "aria-controls": isOpen && Menu ? id : undefined,
    ref: setAnchor,
    onClick: () => startTransition(() => setIsOpen(true)),
  };

  return (
    <>
      {look.variant === "icon" ? (
        <IconButton {...shared} {...look.props}>
          {children}
        </IconButton>
      ) : (
        <Button {...shared} {...look.props}>
          {children}
        </Button>
      )}
      {Menu && (
        <Menu
          id={id}
          anchor={anchor}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          choices={choices}
        />
      )}
    </>
  );
}

const loadMenu = () => import("./menu-choices").then(({ MenuChoices }) => MenuChoices);

let isFetched = false;

function fetchMenuAhead() {
  if (!isFetched) whenIdle(loadMenu);
  isFetched = true;
}
