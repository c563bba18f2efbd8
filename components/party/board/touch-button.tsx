import type { ComponentProps } from "react";
import type { MenuChoice } from "@/components/ui/menu-choice";
import { type Opening, useMenu } from "@/components/ui/use-menu";
import styles from "./touch-button.module.css";

type Look = {
  tone?: "plain" | "raised" | "paper" | "fill" | "primary" | "success" | "warning" | "error";
  /** It has words, not only an icon. */
  hasWords?: boolean;
};
type Props = Look & ComponentProps<"button">;

/** A button of the board: plain, because it has a hundred of them, and 48 px, because it is hit in the dark. */
export function TouchButton({ tone = "plain", hasWords = false, className = "", ...props }: Props) {
  const size = hasWords ? "" : styles.icon;
  const classes = [styles.button, styles[tone], size, className];
  return <button type="button" {...props} className={classes.filter(Boolean).join(" ")} />;
}

/** A button of the board that opens a menu of actions. */
export function TouchMenuButton({
  label,
  choicesOf,
  opening,
  ...props
}: Omit<Props, "aria-label"> & {
  label: string;
  choicesOf: () => MenuChoice[];
  opening?: Opening | undefined;
}) {
  const { opens, menu } = useMenu(choicesOf, opening);
  return (
    <>
      <TouchButton {...props} {...opens} aria-label={label} />
      {menu}
    </>
  );
}
