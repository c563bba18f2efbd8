import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import type { SxProps, Theme } from "@mui/material/styles";
import { useId, useState } from "react";
import { Fold } from "./fold";
import type { MenuSection } from "./menu";
import { MenuLink } from "./menu-link";
import { MenuRowWords, menuRow } from "./menu-row";
import { useMenuLabel } from "./use-menu-label";

type Props = {
  section: MenuSection;
  isMini: boolean;
  current: string | undefined;
  words: SxProps<Theme>;
  onSelect: (() => void) | undefined;
};

/** A section of the vertical menu. It stands open around the current page until the visitor folds it. */
export function MenuSectionList({ section, isMini, ...rest }: Props) {
  const labelOf = useMenuLabel();
  const id = useId();
  const hasCurrent = section.pages.some(({ href }) => href === rest.current);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? hasCurrent;
  const isShown = isOpen && !isMini;
  return (
    <>
      <ButtonBase
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
        sx={{ ...menuRow, ...(hasCurrent && !isShown && { color: "primary.main" }) }}
      >
        <MenuRowWords icon={section.icon} label={labelOf(section.label)} sx={rest.words} />
        <Box component="span" sx={{ display: "flex", marginInlineStart: "auto" }}>
          <Fold isOpen={isOpen} sx={rest.words} />
        </Box>
      </ButtonBase>
      <Box
        component="ul"
        id={id}
        aria-label={labelOf(section.label)}
        hidden={!isShown}
        sx={{ m: 0, p: 0, listStyle: "none" }}
      >
        {isShown &&
          section.pages.map((page) => (
            <li key={page.href}>
              <MenuLink page={page} {...rest} />
            </li>
          ))}
      </Box>
    </>
  );
}
