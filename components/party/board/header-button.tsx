import type { TablerIcon } from "@tabler/icons-react";
import { Hint } from "@/components/ui/hint";
import styles from "./board-header.module.css";
import { TouchButton } from "./touch-button";

type Props = {
  icon: TablerIcon;
  label: string;
  isPressed?: boolean;
  tone?: "plain" | "paper" | "warning";
  onClick: () => void;
};

/** A button of the board's header, or of the row below it. */
export function HeaderButton({ icon: Icon, label, isPressed, tone = "plain", onClick }: Props) {
  return (
    <Hint title={label}>
      <TouchButton
        tone={tone}
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
