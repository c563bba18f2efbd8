import type { TablerIcon } from "@tabler/icons-react";
import { type ButtonProps, IconButton } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import styles from "./board-header.module.css";

type Props = {
  icon: TablerIcon;
  label: string;
  isPressed?: boolean;
  onClick: () => void;
} & Pick<ButtonProps, "variant" | "color">;

/** A button of the board's header, or of the row below it. */
export function HeaderButton({ icon: Icon, label, isPressed, color = "inherit", ...props }: Props) {
  return (
    <Hint title={label}>
      <IconButton
        {...props}
        color={color}
        className={styles.pressed}
        aria-label={label}
        aria-pressed={isPressed}
      >
        <Icon size={22} aria-hidden />
      </IconButton>
    </Hint>
  );
}
