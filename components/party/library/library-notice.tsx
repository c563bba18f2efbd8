import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconTile } from "@/components/ui/icon-tile";

type Props = { icon: TablerIcon; title: string; text: string; children?: ReactNode };

/** What stands in place of tracks: why there are none, and what to do next. */
export function LibraryNotice({ icon, title, text, children }: Props) {
  return (
    <Box
      sx={{
        display: "grid",
        justifyItems: "center",
        gap: 1.5,
        px: 3,
        py: 6,
        borderRadius: 1,
        bgcolor: "background.paper",
        textAlign: "center",
      }}
    >
      <IconTile icon={icon} />
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}
