import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TablerIcon } from "@tabler/icons-react";
import { Button } from "@/components/ui/button";
import { IconTile } from "@/components/ui/icon-tile";

type Props = {
  icon: TablerIcon;
  title: string;
  text: string;
  action?: { label: string; onClick: () => void };
};

/** Shown in an empty pane: why it is empty, and what to do next. */
export function AreaNotice({ icon, title, text, action }: Props) {
  return (
    <Box
      sx={{
        flex: 1,
        display: "grid",
        alignContent: "center",
        justifyItems: "center",
        gap: 1,
        p: 3,
        textAlign: "center",
        "& > button": { mt: 1 },
      }}
    >
      <IconTile icon={icon} />
      <Typography component="h2" variant="h5" sx={{ mt: 1 }}>
        {title}
      </Typography>
      <Typography sx={{ color: "text.secondary", maxWidth: 320 }}>{text}</Typography>
      {action && (
        <Button variant="tinted" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </Box>
  );
}
