import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Words for screen readers only. Sizes are in `px`: a bare 1 would be the whole width to `sx`. */
export function VisuallyHidden({ role, children }: { role?: "status"; children: ReactNode }) {
  return (
    <Box
      {...(role && { role })}
      sx={{
        position: "absolute",
        width: "1px",
        height: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
        whiteSpace: "nowrap",
      }}
    >
      {children}
    </Box>
  );
}
