import Button, { type ButtonProps } from "@mui/material/Button";
import IconButton, { type IconButtonProps } from "@mui/material/IconButton";
import type { ReactNode } from "react";
import type { MenuChoice } from "./menu-choice";
import { type Opening, useMenu } from "./use-menu";

type Props = {
  label: string;
  choices: MenuChoice[];
  opening?: Opening | undefined;
  children: ReactNode;
} & ({ variant: "icon"; props?: IconButtonProps } | { variant: "button"; props?: ButtonProps });

/** A button that opens a menu of actions. */
export function MenuButton({ label, choices, opening, children, ...look }: Props) {
  const { opens, menu } = useMenu(() => choices, opening);
  const shared = { "aria-label": label, ...opens };
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
      {menu}
    </>
  );
}
