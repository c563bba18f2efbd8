import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type ButtonProps, IconButton } from "./button";

type Props = Pick<ButtonProps, "edge"> & {
  /** The close button's label. */
  closeLabel: string;
  onClose: () => void;
  sx: SxProps<Theme>;
  children: ReactNode;
};

/** The head of a drawer: title and close button. */
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
