import { boothPalette } from "@/components/theme/booth-palette";
import { paletteVariables } from "@/components/theme/own-variables";
import { useSettings } from "@/lib/shell/customizer/hooks";
import type { ThemeName } from "@/lib/shell/customizer/options";

/**
 * The look of the booth mode. It goes over the page's colours whatever mode they are in, and is in the server's HTML,
 * so that a reload in a dark room does not light it up.
 */
export function BoothSheet() {
  return <style>{styleSheet(useSettings().activeTheme)}</style>;
}

function styleSheet(theme: ThemeName) {
  const { mode, ...colors } = boothPalette(theme);
  const variables = paletteVariables(colors).map(([name, value]) => `${name}:${value};`);
  // More specific than the sheets of both modes, and than the frame's measures.
  return `:root:root:root{${variables.join("")}${ROOT}}${PARTS.join("")}`;
}

// All text and much of the rest is measured in rem. A pull would reload the page, a double tap enlarge it.
const ROOT =
  "--shadow-strength:0.6;--rail-width:clamp(340px,31vw,520px);font-size:112.5%;overscroll-behavior:none;touch-action:manipulation";

const PARTS = [
  "@media (min-width:600px){:root:root:root{font-size:125%}}",
  "[data-full-bleed][class]{padding-block-start:max(6px,env(safe-area-inset-top))}",
  // On black, only what waits for the DJ stands out.
  "main aside[class]{background:transparent;border-inline-start:1px solid var(--palette-divider)}",
  // The filters' numbers grow, and leave their names the room they had.
  "main nav a[class]{font-size:0.75rem}",
  // In full screen, the device shows no clock.
  "[aria-labelledby=playing] time[class]{color:var(--palette-text-primary);font-size:1.375rem;font-weight:650}",
  // Bright pictures would be the lamps of the room.
  "main img{filter:brightness(0.78)}",
  ".MuiTooltip-tooltip.MuiTooltip-tooltip,[data-hint][data-hint]::after{background:var(--palette-background-raised);color:var(--palette-text-primary)}",
];
