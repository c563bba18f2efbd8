"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { SWRConfig } from "swr";
import { useIsFolded } from "@/components/shell/customizer/use-is-folded";
import { PageSpinner } from "@/components/shell/navigation/page-spinner";
import { SkipLink } from "@/components/ui/skip-link";
import { createFetchPolicy } from "@/lib/client/fetch-policy";
import { useSettings } from "@/lib/shell/customizer/hooks";
import type { CustomizerSettings } from "@/lib/shell/customizer/schema";
import styles from "./app-frame.module.css";
import { HorizontalMenu } from "./horizontal-menu";
import type { Viewer } from "./menu";
import { Sidebar } from "./sidebar";
import { TopBar } from "./top-bar";

const CONTENT_ID = "content";
/** The height of the top bar on phones, in pixels: it leaves the first view to the page. */
const SLIM_TOPBAR = 56;
const MENU_BAR = 56;
/** The height of the top bar on the board, in pixels: ten requests fit below it on a tablet. */
const BOARD_TOPBAR = 48;

/** The width from which a menu stands beside the page or above it. */
const WIDE = "@media (min-width:1200px)";

/** Dimensions that the parts of the frame share; `--chrome-height` is the height of everything above a page. */
function measures(
  {
    SidebarWidth,
    MiniSidebarWidth,
    TopbarHeight,
    isHorizontal,
    isBooth,
    isLayout,
  }: CustomizerSettings,
  isBoard: boolean,
) {
  const widths = `--sidebar-width:${SidebarWidth}px;--mini-sidebar-width:${MiniSidebarWidth}px;--page-width:${isLayout === "boxed" ? "1200px" : "none"};--rail-width:clamp(320px,28vw,480px)`;
  // What the board leaves of the frame in booth mode: nothing, so that no tap leads away from it by accident.
  if (isBoard && isBooth) return `:root{${widths};--topbar-height:0px;--chrome-height:0px}`;
  const topBar = isBoard ? BOARD_TOPBAR : TopbarHeight;
  const chrome = topBar + (isHorizontal ? MENU_BAR : 0);
  return `:root{${widths};--menu-bar-height:${MENU_BAR}px;--topbar-height:${Math.min(topBar, SLIM_TOPBAR)}px;--chrome-height:var(--topbar-height)}
${WIDE}{:root{--topbar-height:${topBar}px;--chrome-height:${chrome}px}}`;
}

/** The full layout: menu, top bar, and the page between them. */
export function AppFrame({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const [fetchPolicy] = useState(createFetchPolicy);
  const settings = useSettings();
  const isFolded = useIsFolded();
  const isBoard = usePathname() === "/DJPortal";
  const isBooth = isBoard && settings.isBooth;
  const hasSidebar = !settings.isHorizontal && !isBooth;
  const side = hasSidebar ? (isFolded ? styles.besideMini : styles.beside) : "";
  return (
    <SWRConfig value={fetchPolicy}>
      <style>{measures(settings, isBoard)}</style>
      <SkipLink target={CONTENT_ID} />
      {hasSidebar && <Sidebar viewer={viewer} />}
      <div className={side}>
        {!isBooth && <TopBar viewer={viewer} />}
        {settings.isHorizontal && !isBooth && <HorizontalMenu viewer={viewer} />}
        <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </div>
      <PageSpinner />
    </SWRConfig>
  );
}
