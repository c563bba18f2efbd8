import IconButton from "@mui/material/IconButton";
import type { TablerIcon } from "@tabler/icons-react";
import { Hint } from "@/components/ui/hint";

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
      <IconButton
        size="large"
        aria-label={label}
        aria-pressed={isPressed}
        onClick={onClick}
        sx={{
          "&[aria-pressed=true]": { bgcolor: "primary.light", color: "primary.main" },
          ...(isWarning && { bgcolor: "warning.light", color: "warning.main" }),
        }}
      >
        <Icon size={22} aria-hidden />
      </IconButton>
    </Hint>
  );
}
