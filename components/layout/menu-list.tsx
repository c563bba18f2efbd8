import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import ListSubheader from "@mui/material/ListSubheader";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { currentItem, menuFor, type Viewer } from "./menu";

type Props = { viewer: Viewer; isMini?: boolean; onSelect?: () => void };

/** The menu from top to bottom. Folded it shows icons only; the words stay for screen readers. */
export function MenuList({ viewer, isMini = false, onSelect }: Props) {
  const t = useTranslations("layout.menu");
  const groups = menuFor(viewer);
  const current = currentItem(groups, usePathname());
  const words = { opacity: isMini ? 0 : 1, transition: "opacity 150ms", whiteSpace: "nowrap" };
  return groups.map((group) => (
    <List
      key={group.label}
      sx={{ px: 2.5, py: 0.5 }}
      subheader={
        <ListSubheader sx={{ ...words, bgcolor: "transparent", px: 1.5, typography: "overline" }}>
          {t(group.label)}
        </ListSubheader>
      }
    >
      {group.items.map((item) => (
        <ListItem key={item.href} disablePadding sx={{ mb: 0.5 }}>
          <ListItemButton
            component={Link}
            href={item.href}
            selected={item === current}
            {...(item === current && { "aria-current": "page" })}
            {...(onSelect && { onClick: onSelect })}
            sx={{ px: 1.5 }}
          >
            <ListItemIcon sx={{ minWidth: 36, color: "inherit" }}>
              <item.icon size={22} aria-hidden />
            </ListItemIcon>
            <ListItemText
              primary={t(item.label)}
              slotProps={{ primary: { sx: { fontWeight: 500 } } }}
              sx={words}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  ));
}
