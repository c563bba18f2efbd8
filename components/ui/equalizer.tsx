import { keyframes } from "@emotion/react";
import Box from "@mui/material/Box";

const swing = keyframes`
  0%, 100% { transform: scaleY(0.45); }
  50% { transform: scaleY(1); }
`;

/** Three bars that move with the music; they do not move with reduced motion. */
export function Equalizer() {
  return (
    <Box aria-hidden sx={{ display: "inline-flex", alignItems: "end", gap: "2px", height: 14 }}>
      {[0, 0.35, 0.15].map((delay) => (
        <Box
          key={delay}
          sx={{
            width: 3,
            height: 14,
            borderRadius: 0.2,
            bgcolor: "currentColor",
            transformOrigin: "bottom",
            transform: "scaleY(0.7)",
            "@media (prefers-reduced-motion: no-preference)": {
              animation: `${swing} 1.1s ${delay}s ease-in-out infinite`,
            },
          }}
        />
      ))}
    </Box>
  );
}
