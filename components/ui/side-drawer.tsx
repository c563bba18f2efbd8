import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import GlobalStyles from "@mui/material/GlobalStyles";
import Portal from "@mui/material/Portal";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef } from "react";
import { DrawerHead } from "./drawer-head";
import { useCloseRequest } from "./use-close-request";

type Props = {
  title: string;
  /** The close button's label. */
  closeLabel: string;
  width: number;
  onClose: () => void;
  /** Gets the focus when the focused element disappears. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Stays visible while the rest scrolls. */
  footer?: ReactNode;
  /** On wide screens, whether it stands beside the page, which stays in use, instead of over it. */
  docks?: boolean;
  children: ReactNode;
};

/** A drawer with a heading; full width on phones. */
export function SideDrawer({
  title,
  closeLabel,
  width,
  onClose,
  headingRef,
  footer,
  docks = false,
  children,
}: Props) {
  const id = useId();
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up("lg"), { noSsr: true });
  const isDocked = docks && isWide;
  const handleClose = useCloseRequest(!isDocked, onClose);
  const drawer = (
    <Drawer
      open
      anchor="right"
      onClose={handleClose}
      {...(isDocked && { variant: "persistent" })}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-labelledby": id,
          ...(isDocked
            ? { onKeyDown: ({ key }: KeyboardEvent) => key === "Escape" && onClose() }
            : { "aria-modal": true }),
          sx: {
            width,
            maxWidth: "100vw",
            backgroundImage: "none",
            ...(isDocked && dockedSx),
          },
        },
      }}
    >
      {isDocked && <Docking width={width} />}
      <DrawerHead
        closeLabel={closeLabel}
        onClose={onClose}
        edge="end"
        sx={{ px: 2.5, minHeight: 64 }}
      >
        <Typography
          id={id}
          ref={headingRef}
          tabIndex={-1}
          component="h2"
          variant="h5"
          sx={{ outline: "none" }}
        >
          {title}
        </Typography>
      </DrawerHead>
      <Box sx={{ px: 2.5, pb: 2, overflow: "auto", flexGrow: 1 }}>{children}</Box>
      {footer && <Box sx={{ px: 2.5, py: 2, borderTop: 1, borderColor: "divider" }}>{footer}</Box>}
    </Drawer>
  );
  // A drawer that covers nothing stays where it is rendered, which would be within the top bar.
  return isDocked ? <Portal>{drawer}</Portal> : drawer;
}

/** Makes room in the page, and takes the focus, which goes back to where it was. */
function Docking({ width }: { width: number }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const paper = mark.current?.closest<HTMLElement>("[role=dialog]");
    paper?.querySelector<HTMLElement>("h2")?.focus();
    return () => {
      const isInside = !document.activeElement || document.activeElement === document.body;
      if (isInside && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <>
      <span ref={mark} hidden />
      <GlobalStyles styles={{ ":root:root main": { paddingInlineEnd: width + 24 } }} />
    </>
  );
}

/** Below the bar, whose menus stay in front. */
const dockedSx = {
  top: "var(--chrome-height)",
  height: "calc(100dvh - var(--chrome-height))",
  zIndex: 1050,
  borderTop: 1,
  borderColor: "divider",
} as const;
