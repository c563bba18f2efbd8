import Box from "@mui/material/Box";
import { IconCheck } from "@tabler/icons-react";

/** The tick of what is among tonight's crates. */
export function TonightMark({ label }: { label?: string }) {
  return (
    <Box
      component="span"
      {...(label ? { role: "img", "aria-label": label, title: label } : { "aria-hidden": true })}
      sx={{
        flex: "none",
        display: "grid",
        placeItems: "center",
        width: 18,
        height: 18,
        borderRadius: "5px",
        bgcolor: "success.light",
        color: "success.main",
      }}
    >
      <IconCheck size={14} aria-hidden />
    </Box>
  );
}
