"use client";

import { type ReactNode, useCallback } from "react";
import { PartTheme } from "@/lib/client/part-theme";
import { useSettings } from "@/lib/shell/customizer/hooks";
import type { CustomizerSettings } from "@/lib/shell/customizer/schema";
import { fontFamily } from "./fonts";
import { colorVariables } from "./own-variables";
import { shadows } from "./shadows";

/**
 * What every page looks like, with MUI or without: the base styles, and the variables that style sheets name. Below it,
 * parts that open on demand bring MUI's theme along.
 */
export function PlainTheme({ children }: { children: ReactNode }) {
  const settings = useSettings();
  const { componentLanguage } = settings;
  const loadTheme = useCallback(async () => {
    const { AppTheme, fetchLabels } = await import("./app-theme");
    await fetchLabels(componentLanguage);
    return AppTheme;
  }, [componentLanguage]);
  return (
    <PartTheme value={loadTheme}>
      <style>{styleSheet(settings)}</style>
      {children}
    </PartTheme>
  );
}

function styleSheet({ activeTheme, borderRadius, isCardShadow }: CustomizerSettings) {
  const [light, dark] = colorVariables(activeTheme).map(
    ({ colorScheme, variables }) =>
      `color-scheme:${colorScheme};${variables.map(([name, value]) => `${name}:${value};`).join("")}`,
  );
  const card = isCardShadow
    ? `--card-shadow:${shadows[2]};--card-line:transparent;`
    : "--card-shadow:none;--card-line:var(--palette-divider);";
  return `:root{--shape-borderRadius:${borderRadius}px;--shadow-strength:0.08;${light}}
[data-mode=dark]{--shadow-strength:0.32;${dark}}
:root{${card}--shadow-deep:${shadows[16]};}
${BASE}`;
}

// The typeface has narrow spaces: engines that round to whole pixels closed them ("Playingnow"), WebKit whatever the
// rendering, and short words run together in every engine ("il y a 1 h"). Controls would not inherit the cure. Anchors
// and focused elements keep clear of the top bar. Next.js sets `scroll-behavior:auto` on the element while a new page
// comes; it must scroll smoothly then as well. Where the visitor's system chooses the colours, grounds and shadows are
// gone, and an edge tells what is chosen. For who wants less motion transitions still end, so that code that waits for
// the end goes on; what has none must not get one, for by default all would change, each element a frame after its parent.
const BASE = `*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;scroll-padding-block-start:calc(var(--topbar-height,0px) + 16px);scrollbar-color:color-mix(in srgb,var(--palette-text-secondary) 60%,transparent) transparent}
body{margin:0;background:var(--palette-background-default);color:var(--palette-text-primary);font:400 0.875rem/1.5 ${fontFamily};font-variant-numeric:tabular-nums;overflow-wrap:break-word;text-rendering:geometricPrecision;word-spacing:0.06em}
button,input,select,textarea{text-rendering:inherit;word-spacing:inherit}
body::backdrop{background:var(--palette-background-default)}
:lang(vi) :is(h1,h2,h3){letter-spacing:0;line-height:1.4}
b,strong{font-weight:700}
[dir=rtl] [data-directional]{transform:scaleX(-1)}
@media print{body{background:#fff;-webkit-print-color-adjust:exact;print-color-adjust:exact}}
@media (forced-colors:active){:is([aria-current]:not([aria-current=false]),[aria-pressed=true],[aria-selected=true],[aria-checked=true],label:has(>:checked)):not(:focus-visible){outline:3px solid SelectedItem;outline-offset:-3px}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth !important}}
@media (prefers-reduced-motion:reduce){*,::before,::after{transition-property:none;animation-duration:0.01ms !important;animation-iteration-count:1 !important;transition-duration:0.01ms !important}}`;
