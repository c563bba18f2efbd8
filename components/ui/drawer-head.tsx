import Box from "@mui/material/Box";
import IconButton, { type IconButtonProps } from "@mui/material/IconButton";
import type { SxProps, Theme } from "@mui/material/styles";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";

type Props = Pick<IconButtonProps, "edge"> & {
  /** What its X says. */
  closeLabel: string;
  onClose: () => void;
  sx: SxProps<Theme>;
  children: ReactNode;
};

/** The top of a panel: what it is, and the way out of it. */
export function DrawerHead({ closeLabel, onClose, edge = false, sx, children }: Props) {
  return (
    <Box sx={[{ display: "flex", alignItems: "center" }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box sx={{ display: "flex", flexGrow: 1 }}>{children}</Box>
      <IconButton aria-label={closeLabel} onClick={onClose} edge={edge}>
        <IconX size={22} />
      </IconButton>
    </Box>
  );
}
