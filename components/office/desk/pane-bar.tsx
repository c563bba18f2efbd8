import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/button";
import { SaveStatus } from "./save-status";

type Props = {
  title: string;
  /** Whether the item fills a phone's screen: then its title is the page's heading there. */
  isOpen: boolean;
  backLabel: string;
  onBack: () => void;
  /** What the item can be set to; on phones a row of its own. */
  tools: ReactNode;
  /** What can be done with the open item, on every screen. */
  children: ReactNode;
};

/** The bar over the open item. On phones it replaces the top bar, with the way back and the page's heading. */
export function PaneBar({ title, isOpen, backLabel, onBack, tools, children }: Props) {
  const onPhones = { xs: "inline-flex", sm: "none" };
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        minHeight: 56,
        px: { xs: 0.5, sm: 1.5 },
      }}
    >
      <Box sx={{ display: onPhones }}>
        <IconButton aria-label={backLabel} onClick={onBack}>
          <IconArrowLeft size={22} data-directional aria-hidden />
        </IconButton>
      </Box>
      <Typography
        component={isOpen ? "h1" : "div"}
        variant="h6"
        dir="auto"
        noWrap
        sx={{ display: { xs: "block", sm: "none" }, flex: 1, minWidth: 0, textAlign: "left" }}
      >
        {title}
      </Typography>
      <Box sx={{ display: onPhones, px: 1 }}>
        <SaveStatus />
      </Box>
      <Box
        sx={{
          flexGrow: 1,
          flexBasis: { xs: "100%", sm: 0 },
          order: { xs: 1, sm: 0 },
          px: { xs: 1, sm: 0 },
        }}
      >
        {tools}
      </Box>
      {children}
    </Box>
  );
}
