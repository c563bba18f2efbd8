import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import { keyframes } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Brand } from "@/components/ui/brand";

const drift = keyframes`
  from { transform: translate3d(-6%, -4%, 0) rotate(0deg); }
  to { transform: translate3d(6%, 4%, 0) rotate(8deg); }
`;

/** The form in a box, over two lights that drift slowly; they do not move with reduced motion. */
export function BoxedFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{
        position: "relative",
        isolation: "isolate",
        overflow: "hidden",
        minHeight: "100dvh",
        display: "grid",
        placeItems: { xs: "start center", sm: "center" },
        p: { xs: 0, sm: 3 },
        bgcolor: "background.default",
      }}
    >
      <Box
        aria-hidden
        sx={({ vars, palette }) => {
          const { primary, secondary } = (vars ?? { palette }).palette;
          const light = (color: string, at: string) =>
            `radial-gradient(circle at ${at}, color-mix(in srgb, ${color} 32%, transparent), transparent 55%)`;
          return {
            position: "absolute",
            inset: "-25%",
            zIndex: -1,
            background: `${light(primary.main, "30% 30%")}, ${light(secondary.main, "70% 70%")}`,
            "@media (prefers-reduced-motion: no-preference)": {
              animation: `${drift} 40s ease-in-out infinite alternate`,
            },
          };
        }}
      />
      <Paper
        elevation={0}
        sx={{
          width: "100%",
          maxWidth: { sm: 450 },
          minHeight: { xs: "100dvh", sm: 0 },
          px: { xs: 2.5, sm: 4 },
          py: { xs: 3, sm: 4 },
          borderRadius: { xs: 0, sm: 1 },
        }}
      >
        <Box sx={{ mb: 4 }}>
          <Brand />
        </Box>
        {children}
      </Paper>
    </Box>
  );
}
