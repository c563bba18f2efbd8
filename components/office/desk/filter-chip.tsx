import ButtonBase from "@mui/material/ButtonBase";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { onPlainClick } from "@/components/ui/plain-click";

type Props = {
  href: string;
  isCurrent: boolean;
  /** The accessible name, where the content shows a mark instead of a word. */
  label?: string;
  onChoose: () => void;
  sx?: SxProps<Theme>;
  children: ReactNode;
};

/** Filters an area's list, with a tint and a ring when it does. A link, so that it works before hydration. */
export function FilterChip({ href, isCurrent, label, onChoose, sx, children }: Props) {
  return (
    <ButtonBase
      component="a"
      href={href}
      onClick={onPlainClick(onChoose)}
      {...(label && { "aria-label": label, title: label })}
      {...(isCurrent && { "aria-current": "true" })}
      sx={[
        {
          gap: 0.75,
          px: 1.25,
          minHeight: 44,
          "@media (pointer: coarse)": { minHeight: 48 },
          minWidth: 44,
          borderRadius: 1,
          border: "1.5px solid transparent",
          bgcolor: "background.paper",
          color: "text.secondary",
          typography: "body1",
          fontWeight: 500,
          "&:hover": { bgcolor: "background.raised" },
          "&[aria-current]": {
            bgcolor: "primary.light",
            borderColor: "primary.main",
            color: "text.primary",
          },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </ButtonBase>
  );
}
