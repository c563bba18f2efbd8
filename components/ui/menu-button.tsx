import Button, { type ButtonProps } from "@mui/material/Button";
import IconButton, { type IconButtonProps } from "@mui/material/IconButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { TablerIcon } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";

export type MenuChoice = {
  key: string;
  label: string;
  icon?: TablerIcon;
  isDisabled?: boolean;
  onChoose: () => void;
};

/** Whether it is open, and how that changes: state of its user, where more than the button opens it. */
export type Opening = [isOpen: boolean, setIsOpen: (isOpen: boolean) => void];

type Props = {
  label: string;
  choices: MenuChoice[];
  opening?: Opening | undefined;
  children: ReactNode;
} & ({ variant: "icon"; props?: IconButtonProps } | { variant: "button"; props?: ButtonProps });

/** A button that opens a list of things to do. */
export function MenuButton({ label, choices, opening, children, ...look }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const own = useState(false);
  const [isOpen, setIsOpen] = opening ?? own;
  const shared = {
    "aria-label": label,
    "aria-haspopup": "menu" as const,
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? id : undefined,
    ref: setAnchor,
    onClick: () => setIsOpen(true),
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
      <Menu id={id} anchorEl={anchor} open={isOpen} onClose={() => setIsOpen(false)}>
        {choices.map(({ key, label: text, icon: Icon, isDisabled, onChoose }) => (
          <MenuItem
            key={key}
            disabled={isDisabled ?? false}
            sx={{ minHeight: 48 }}
            onClick={() => {
              setIsOpen(false);
              onChoose();
            }}
          >
            {Icon && (
              <ListItemIcon>
                <Icon size={20} aria-hidden />
              </ListItemIcon>
            )}
            <ListItemText>{text}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
