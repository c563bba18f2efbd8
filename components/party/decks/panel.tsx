import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

/** A card of the page with its heading, and controls beside that. */
export function Panel({
  title,
  controls,
  children,
}: {
  title: string;
  controls?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: 2.5, borderRadius: 1, bgcolor: "background.paper", minWidth: 0 }}
    >
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 1,
          minHeight: 48,
          mb: 1,
        }}
      >
        <Typography id={id} component="h2" variant="h5" sx={{ flex: "1 1 auto" }}>
          {title}
        </Typography>
        {controls}
      </Box>
      {children}
    </Box>
  );
}
