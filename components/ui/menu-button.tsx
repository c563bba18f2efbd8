import Button, { type ButtonProps } from "@mui/material/Button";
import IconButton, { type IconButtonProps } from "@mui/material/IconButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { TablerIcon } from "@tabler/icons-react";
import type { Route } from "next";
import NextLink from "next/link";
import { type ReactNode, startTransition, useId, useState } from "react";

export type MenuChoice = {
  key: string;
  label: string;
  icon?: TablerIcon;
  isDisabled?: boolean;
  /** A choice that is not to be met by accident: set apart, in the colour of danger. */
  isGrave?: boolean;
  /** Of choices that exclude each other: whether this one is in force. */
  isChosen?: boolean;
} & (
  | { onChoose: () => void }
  | { /** A file to download. */ file: string }
  | { /** A page to go to. */ page: Route }
);

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
  const shared = {
    "aria-label": label,
    "aria-haspopup": "menu" as const,
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? id : undefined,
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
      <Menu id={id} anchorEl={anchor} open={isOpen} onClose={() => setIsOpen(false)}>
        {choices.map(({ key, label: text, icon: Icon, isDisabled, isGrave, isChosen, ...does }) => (
          <MenuItem
            key={key}
            {...("file" in does && { component: "a", href: does.file, download: true })}
            {...("page" in does && { component: NextLink, href: does.page })}
            disabled={isDisabled ?? false}
            {...(isChosen !== undefined && { role: "menuitemradio", "aria-checked": isChosen })}
            sx={{ minHeight: 48, ...(isGrave && grave) }}
            onClick={() => {
              setIsOpen(false);
              if ("onChoose" in does) does.onChoose();
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

const grave = {
  mt: 1,
  borderTop: 1,
  borderColor: "divider",
  color: "error.main",
  "& .MuiListItemIcon-root": { color: "inherit" },
};
