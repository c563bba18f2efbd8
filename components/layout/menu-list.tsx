import Box from "@mui/material/Box";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { currentHref, menuFor, type Viewer } from "./menu";
import { MenuLink } from "./menu-link";
import { MenuSectionList } from "./menu-section-list";

type Props = { viewer: Viewer; isMini?: boolean; onSelect?: () => void };

/** The vertical menu. Folded, it shows icons only; screen readers still read the labels. */
export function MenuList({ viewer, isMini = false, onSelect }: Props) {
  const t = useTranslations("layout.menu");
  const id = useId();
  const groups = menuFor(viewer);
  const current = currentHref(groups, usePathname());
  const words = { opacity: isMini ? 0 : 1, transition: "opacity 150ms", whiteSpace: "nowrap" };
  const rest = { current, words, onSelect };
  return groups.map((group) => (
    <Box key={group.label} sx={{ px: "19px", py: 0.5 }}>
      <Box
        id={`${id}-${group.label}`}
        sx={{ ...words, px: 1.5, typography: "overline", color: "text.secondary" }}
      >
        {t(group.label)}
      </Box>
      <Box
        component="ul"
        aria-labelledby={`${id}-${group.label}`}
        sx={{ m: 0, p: 0, listStyle: "none" }}
      >
        {group.items.map((item) => (
          <li key={item.label}>
            {"pages" in item ? (
              <MenuSectionList section={item} isMini={isMini} {...rest} />
            ) : (
              <MenuLink page={item} {...rest} />
            )}
          </li>
        ))}
      </Box>
    </Box>
  ));
}
