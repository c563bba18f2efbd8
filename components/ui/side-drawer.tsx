import Box from "@mui/material/Box";
import Drawer, { type DrawerProps } from "@mui/material/Drawer";
import Typography from "@mui/material/Typography";
import { type ReactNode, type Ref, useId } from "react";
import { DrawerHead } from "./drawer-head";

type Props = Pick<DrawerProps, "disableEnforceFocus"> & {
  title: string;
  /** The close button's label. */
  closeLabel: string;
  width: number;
  onClose: () => void;
  /** Gets the focus when the focused element disappears. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Stays visible while the rest scrolls. */
  footer?: ReactNode;
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
  children,
  ...props
}: Props) {
  const id = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-modal": true,
          "aria-labelledby": id,
          sx: { width, maxWidth: "100vw", backgroundImage: "none" },
        },
      }}
      {...props}
    >
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
}
