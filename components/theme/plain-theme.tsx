"use client";

import { useSettings } from "@/lib/shell/customizer/hooks";
import { modes } from "@/lib/shell/customizer/options";
import type { CustomizerSettings } from "@/lib/shell/customizer/schema";
import { fontFamily } from "./fonts";
import { palette } from "./palette";
import { shadows } from "./shadows";

/**
 * The theme of a page without MUI: the variables that the styles of `components/ui/plain` name, under the names that
 * MUI gives them, and what its `CssBaseline` sets.
 */
export function PlainTheme() {
  return <style>{styleSheet(useSettings())}</style>;
}

function styleSheet({ activeTheme, borderRadius, isCardShadow }: CustomizerSettings) {
  const [light, dark] = modes.map((mode) => {
    const { mode: colorScheme, ...colors } = palette(activeTheme, mode);
    return `color-scheme:${colorScheme};${variables("--palette", colors)}`;
  });
  const card = isCardShadow
    ? `--card-shadow:${shadows[2]};--card-line:transparent;`
    : "--card-shadow:none;--card-line:var(--palette-divider);";
  return `:root{--shape-borderRadius:${borderRadius}px;--shadow-strength:0.08;${light}}
[data-mode=dark]{--shadow-strength:0.32;${dark}}
:root{${card}--shadow-deep:${shadows[16]};}
${BASE}`;
}

type Values = { [name: string]: string | Values };

function variables(name: string, values: Values | string): string {
  if (typeof values === "string") return `${name}:${values};`;
  return Object.entries(values)
    .map(([key, value]) => variables(`${name}-${key}`, value))
    .join("");
}

const BASE = `*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale}
body{margin:0;background:var(--palette-background-default);color:var(--palette-text-primary);font:400 0.875rem/1.5 ${fontFamily};font-variant-numeric:tabular-nums;overflow-wrap:break-word}
[dir=rtl] [data-directional]{transform:scaleX(-1)}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:0.01ms !important;animation-iteration-count:1 !important;transition-duration:0.01ms !important}}`;
