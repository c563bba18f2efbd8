import type { Shadows } from "@mui/material/styles";

/** 25 levels, from none to deep; `--shadow-strength` deepens them in dark mode (css-baseline.ts). */
export const shadows = Array.from({ length: 25 }, (_, level) => {
  if (level === 0) return "none";
  const near = `0 1px ${level + 1}px rgb(0 0 0 / calc(var(--shadow-strength) * 0.7))`;
  const far = `0 ${level}px ${level * 2 + 4}px rgb(0 0 0 / var(--shadow-strength))`;
  return `${near}, ${far}`;
}) as Shadows;
