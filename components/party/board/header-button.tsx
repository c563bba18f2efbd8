import type { TablerIcon } from "@tabler/icons-react";
import { Hint } from "@/components/ui/hint";
import styles from "./board-header.module.css";
import { TouchButton } from "./touch-button";

type Props = {
  icon: TablerIcon;
  label: string;
  hint?: string;
  isPressed?: boolean;
  isWarning?: boolean;
  onClick: () => void;
};

/** A button of the board's header. */
export function HeaderButton({
  icon: Icon,
  label,
  hint = label,
  isPressed,
  isWarning = false,
  onClick,
}: Props) {
  return (
    <Hint title={hint}>
      <TouchButton
        tone={isWarning ? "warning" : "plain"}
        className={styles.pressed}
        aria-label={label}
        aria-pressed={isPressed}
        onClick={onClick}
      >
        <Icon size={22} aria-hidden />
      </TouchButton>
    </Hint>
  );
}
