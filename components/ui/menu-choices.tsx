import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import NextLink from "next/link";
import { loadedMenu } from "./loaded-menu";
import type { MenuProps } from "./menu-choice";

/** The opened part of a menu button; it loads after the page. */
export function MenuChoices({ id, anchor, isOpen, onClose, choices }: MenuProps) {
  return (
    <Menu id={id} anchorEl={anchor} open={isOpen} onClose={onClose}>
      {choices.map(({ key, label: text, icon: Icon, isDisabled, isGrave, isChosen, ...does }) => (
        <MenuItem
          key={key}
          {...("file" in does && { component: "a", href: does.file, download: true })}
          {...("page" in does && { component: NextLink, href: does.page })}
          disabled={isDisabled ?? false}
          {...(isChosen !== undefined && { role: "menuitemradio", "aria-checked": isChosen })}
          sx={{ minHeight: 48, ...(isGrave && grave) }}
          onClick={() => {
            onClose();
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
  );
}

loadedMenu.Part = MenuChoices;

const grave = {
  mt: 1,
  borderTop: 1,
  borderColor: "divider",
  color: "error.main",
  "& .MuiListItemIcon-root": { color: "inherit" },
};
