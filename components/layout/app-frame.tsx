"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { useIsFolded } from "@/components/shell/customizer/use-is-folded";
import { PageSpinner } from "@/components/shell/navigation/page-spinner";
import { SkipLink } from "@/components/ui/skip-link";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { useSync } from "@/lib/client/effects/use-change";
import { setPageAccount } from "@/lib/client/page-account";
import { useSettings } from "@/lib/shell/customizer/hooks";
import type { CustomizerSettings } from "@/lib/shell/customizer/schema";
import styles from "./app-frame.module.css";
import { FetchedData } from "./fetched-data";
import { HorizontalMenu } from "./horizontal-menu";
import type { Viewer } from "./menu";
import { Sidebar } from "./sidebar";
import { TopBar } from "./top-bar";

const CONTENT_ID = "content";
/** The height of the top bar on phones, in pixels: it leaves the first view to the page. */
const SLIM_TOPBAR = 56;
/** The least height of the horizontal menu, in pixels: on narrow screens its entries take two rows. */
const MENU_BAR = 56;
/** The height of the top bar on the board, in pixels: ten requests fit below it on a tablet. */
const BOARD_TOPBAR = 48;

/** The width from which a menu stands beside the page or above it. */
const WIDE = "@media (min-width:1200px)";

/** The height of the board's own header, and on a phone in booth mode, of both of its rows, in pixels. */
const BOARD_HEADER = 56;
const BOOTH_HEADER = 104;

/**
 * Dimensions that the parts of the frame share; `--chrome-height` is the height of everything above a page, and at
 * `--toast-top` a toast covers nothing of that.
 */
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
  const widths = `--sidebar-width:${SidebarWidth}px;--mini-sidebar-width:${MiniSidebarWidth}px;--page-width:${isLayout === "boxed" ? "1200px" : "none"};--rail-width:clamp(312px,34vw,max(352px,min(28vw,480px)))`;
  // What the board leaves of the frame in booth mode: nothing, so that no tap leads away from it by accident.
  if (isBoard && isBooth)
    return `:root{${widths};--topbar-height:0px;--chrome-height:0px;--toast-top:${BOOTH_HEADER + 8}px}`;
  const topBar = isBoard ? BOARD_TOPBAR : TopbarHeight;
  const chrome = topBar + (isHorizontal ? MENU_BAR : 0);
  const toastTop = `calc(var(--chrome-height) + ${(isBoard ? BOARD_HEADER : 0) + 8}px)`;
  return `:root{${widths};--toast-top:${toastTop};--menu-bar-height:${MENU_BAR}px;--topbar-height:${Math.min(topBar, SLIM_TOPBAR)}px;--chrome-height:var(--topbar-height)}
${WIDE}{:root{--topbar-height:${topBar}px;--chrome-height:${chrome}px}}`;
}

/** The full layout: menu, top bar, and the page between them. */
export function AppFrame({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const settings = useSettings();
  const isFolded = useIsFolded();
  const path = usePathname();
  useKeptFocus();
  useSync(viewer.dj?.id, () => setPageAccount(viewer.dj?.id));
  const isBoard = path === "/DJPortal";
  const isBooth = isBoard && settings.isBooth;
  const hasSidebar = !settings.isHorizontal && !isBooth;
  const side = hasSidebar ? (isFolded ? styles.besideMini : styles.beside) : styles.below;
  return (
    <FetchedData>
      <style>{measures(settings, isBoard)}</style>
      <SkipLink target={CONTENT_ID} />
      {hasSidebar && <Sidebar viewer={viewer} />}
      <div className={side}>
        {!isBooth && (
          <TopBar viewer={viewer} isBoard={isBoard} isGuestPage={path === "/requests"} />
        )}
        {settings.isHorizontal && !isBooth && <HorizontalMenu viewer={viewer} />}
        <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </div>
      <PageSpinner />
    </FetchedData>
  );
}
