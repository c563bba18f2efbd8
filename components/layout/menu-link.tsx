import ButtonBase from "@mui/material/ButtonBase";
import type { SxProps, Theme } from "@mui/material/styles";
import type { TablerIcon } from "@tabler/icons-react";
import type { Route } from "next";
import Link from "next/link";
import type { MenuLabel } from "./menu";
import { MenuRowWords, menuRow } from "./menu-row";
import { useMenuLabel } from "./use-menu-label";

type Props = {
  /** The pages of a section have no icon of their own. */
  page: { href: Route; label: MenuLabel; icon?: TablerIcon };
  /** The address of the current page's entry. */
  current: string | undefined;
  words?: SxProps<Theme>;
  onSelect: (() => void) | undefined;
};

/** An entry of the vertical menu. */
export function MenuLink({ page: { href, label, icon }, current, words, onSelect }: Props) {
  const labelOf = useMenuLabel();
  return (
    <ButtonBase
      component={Link}
      href={href}
      {...(href === current && { "aria-current": "page" })}
      {...(onSelect && { onClick: onSelect })}
      sx={menuRow}
    >
      <MenuRowWords icon={icon} label={labelOf(label)} sx={words} />
    </ButtonBase>
  );
}
