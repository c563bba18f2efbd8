"use client";

import type { ReactNode } from "react";
import { useSettings } from "@/lib/shell/customizer/hooks";
import styles from "./full-bleed.module.css";

/**
 * The top bar on a page's rail, whose start it leaves to the page. Not a rule of `:has()`, for which
 * browsers style the whole page again whenever anything on it comes or goes.
 */
const BAR_ON_RAIL =
  "@media (min-width:1200px){:root{--rail-width:clamp(352px,28vw,480px);--topbar-width:var(--rail-width);--topbar-overlap:var(--topbar-height);--topbar-ground:transparent;--topbar-gap:0;--topbar-inset:4px;--night-position:absolute;--chrome-height:0px}}";

/** Below the horizontal menu, whose height depends on how many rows its entries take, a page has the rest. */
const BELOW_MENU = "@media (min-width:1200px){:root{--frame-height:100dvh;--page-height:100%}}";

/**
 * For a page that fills the window below the top bar: full width even with boxed pages, no padding, and a fixed height,
 * so that its columns scroll and the page does not. If it has a rail (of `--rail-width`, below `--topbar-overlap`), the
 * top bar of wide screens takes no row of its own: it is as wide as the rail and lies on it. `needsRoom` keeps columns
 * usable on a low screen.
 */
export function FullBleed({
  hasRail = false,
  needsRoom = false,
  children,
}: {
  hasRail?: boolean;
  needsRoom?: boolean;
  children: ReactNode;
}) {
  const { isHorizontal, isBooth } = useSettings();
  const isBarOnRail = hasRail && !isHorizontal && !isBooth;
  return (
    <div data-full-bleed className={needsRoom ? `${styles.page} ${styles.withRoom}` : styles.page}>
      {isBarOnRail && <style>{BAR_ON_RAIL}</style>}
      {isHorizontal && !isBooth && <style>{BELOW_MENU}</style>}
      {children}
    </div>
  );
}
