import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { SaveStatus } from "./save-status";

type Props = {
  title: string;
  backLabel: string;
  onBack: () => void;
  /** What can be done with the open item, on every screen. */
  children: ReactNode;
};

/** The bar over the open item. On phones it replaces the top bar, with the way back and the page's heading. */
export function PaneBar({ title, backLabel, onBack, children }: Props) {
  const onPhones = { xs: "inline-flex", md: "none" };
  return (
    <Box sx={{ display: "flex", alignItems: "center", minHeight: 56, px: { xs: 0.5, md: 1.5 } }}>
      <IconButton aria-label={backLabel} onClick={onBack} sx={{ display: onPhones }}>
        <IconArrowLeft size={22} data-directional aria-hidden />
      </IconButton>
      <Typography
        component="h1"
        variant="h6"
        dir="auto"
        noWrap
        sx={{ display: { xs: "block", md: "none" }, flex: 1, minWidth: 0, textAlign: "left" }}
      >
        {title}
      </Typography>
      <Box sx={{ display: onPhones, px: 1 }}>
        <SaveStatus isCompact />
      </Box>
      {children}
    </Box>
  );
}
