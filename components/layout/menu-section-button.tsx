import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useId, useRef } from "react";
import { Fold } from "./fold";
import type { MenuSection } from "./menu";
import { MenuLink } from "./menu-link";
import { useMenuLabel } from "./use-menu-label";

type Props = { section: MenuSection; current: string | undefined };

/** A section of the horizontal menu: a button with its pages below it, in the browser's own popover. */
export function MenuSectionButton({ section, current }: Props) {
  const labelOf = useMenuLabel();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const hasCurrent = section.pages.some(({ href }) => href === current);
  return (
    <>
      <Button
        popoverTarget={id}
        color={hasCurrent ? "primary" : "inherit"}
        variant={hasCurrent ? "tinted" : "text"}
        startIcon={<section.icon size={20} aria-hidden />}
        endIcon={<Fold isOpen={false} />}
      >
        {labelOf(section.label)}
      </Button>
      <Box
        component="ul"
        ref={list}
        id={id}
        popover="auto"
        aria-label={labelOf(section.label)}
        sx={{
          inset: "auto",
          positionArea: "block-end span-inline-end",
          minWidth: 200,
          m: 0,
          p: 1,
          border: 0,
          borderRadius: 1,
          bgcolor: "background.paper",
          color: "text.primary",
          boxShadow: 8,
          listStyle: "none",
        }}
      >
        {section.pages.map((page) => (
          <li key={page.href}>
            <MenuLink page={page} current={current} onSelect={() => list.current?.hidePopover()} />
          </li>
        ))}
      </Box>
    </>
  );
}
