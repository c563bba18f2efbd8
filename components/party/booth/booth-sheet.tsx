import GlobalStyles from "@mui/material/GlobalStyles";
import { createTheme } from "@mui/material/styles";
import { useMemo } from "react";
import { boothPalette } from "@/components/theme/booth-palette";
import { isUnused } from "@/components/theme/variables";
import { useSettings } from "@/lib/shell/customizer/hooks";
import type { ThemeName } from "@/lib/shell/customizer/options";

/**
 * The look of the booth mode. It goes over the page's colours whatever mode they are in, and is in the server's HTML,
 * so that a reload in a dark room does not light it up.
 */
export function BoothSheet() {
  const { activeTheme } = useSettings();
  const styles = useMemo(() => stylesOf(activeTheme), [activeTheme]);
  return <GlobalStyles styles={styles} />;
}

function stylesOf(theme: ThemeName) {
  const { generateStyleSheets } = createTheme({
    cssVariables: { cssVarPrefix: "", shouldSkipGeneratingVar: isUnused },
    palette: boothPalette(theme),
  });
  // The last sheet has the colours, and what components derive from them.
  const colors: Record<string, string> = generateStyleSheets().at(-1)?.[":root"];
  return {
    // More specific than the sheets of both modes, and than the frame's measures.
    ":root:root:root": {
      ...colors,
      "--shadow-strength": 0.6,
      "--rail-width": "clamp(340px, 31vw, 520px)",
      // All text and much of the rest is measured in rem.
      fontSize: "112.5%",
      "@media (min-width: 600px)": { fontSize: "125%" },
      // A pull would reload the page, a double tap enlarge it.
      overscrollBehavior: "none",
      touchAction: "manipulation",
    },
    "[data-full-bleed]": { paddingBlockStart: "max(6px, env(safe-area-inset-top))" },
    // On black, only what waits for the DJ stands out.
    "main aside[class]": {
      backgroundColor: "transparent",
      borderInlineStart: "1px solid var(--palette-divider)",
    },
    // The filters' numbers grow, and leave their names the room they had.
    "main nav a[class]": { fontSize: "0.75rem" },
    // In full screen, the device shows no clock.
    "[aria-labelledby=playing] time[class]": {
      color: "var(--palette-text-primary)",
      fontSize: "1.375rem",
      fontWeight: 650,
    },
    // Bright pictures would be the lamps of the room.
    "main img": { filter: "brightness(0.78)" },
    ".MuiTooltip-tooltip.MuiTooltip-tooltip, [data-hint][data-hint]::after": {
      backgroundColor: "var(--palette-background-raised)",
      color: "var(--palette-text-primary)",
    },
  };
}
