import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { currentItem, menuFor, type Viewer } from "./menu";
import { MenuRowWords, menuRow } from "./menu-row";
import { useMenuLabel } from "./use-menu-label";

type Props = { viewer: Viewer; isMini?: boolean; onSelect?: () => void };

/** The vertical menu. Folded, it shows icons only; screen readers still read the labels. */
export function MenuList({ viewer, isMini = false, onSelect }: Props) {
  const t = useTranslations("layout.menu");
  const labelOf = useMenuLabel();
  const id = useId();
  const groups = menuFor(viewer);
  const current = currentItem(groups, usePathname());
  const words = { opacity: isMini ? 0 : 1, transition: "opacity 150ms", whiteSpace: "nowrap" };
  return groups.map((group) => (
    <Box key={group.label} sx={{ px: 2.5, py: 0.5 }}>
      <Box
        id={`${id}-${group.label}`}
        sx={{
          ...words,
          px: 1.5,

          typography: "overline",
          color: "text.secondary",
        }}
      >
        {t(group.label)}
      </Box>
      <Box
        component="ul"
        aria-labelledby={`${id}-${group.label}`}
        sx={{ m: 0, p: 0, listStyle: "none" }}
      >
        {group.items.map((item) => (
          <li key={item.href}>
            <ButtonBase
              component={Link}
              href={item.href}
              {...(item === current && { "aria-current": "page" })}
              {...(onSelect && { onClick: onSelect })}
              sx={menuRow}
            >
              <MenuRowWords icon={item.icon} label={labelOf(item.label)} sx={words} />
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  ));
}
