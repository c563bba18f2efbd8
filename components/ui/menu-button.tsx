import { Button, type ButtonProps, IconButton } from "./button";
import type { MenuChoice } from "./menu-choice";
import { type Opening, useMenu } from "./use-menu";

type Props = Omit<ButtonProps, "aria-label"> & {
  label: string;
  /** Called when the menu opens, because a board has a hundred of them. */
  choicesOf: () => MenuChoice[];
  opening?: Opening | undefined;
};

/** A button with words that opens a menu of actions. */
export function MenuButton({ label, choicesOf, opening, ...props }: Props) {
  const { opens, menu } = useMenu(choicesOf, opening);
  return (
    <>
      <Button {...props} {...opens} aria-label={label} />
      {menu}
    </>
  );
}

/** A button without words that opens a menu of actions. */
export function MenuIconButton({ label, choicesOf, opening, ...props }: Props) {
  const { opens, menu } = useMenu(choicesOf, opening);
  return (
    <>
      <IconButton {...props} {...opens} aria-label={label} />
      {menu}
    </>
  );
}
