"use client";

import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { useTheme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { PageSpinner } from "@/components/shell/navigation/page-spinner";
import { SkipLink } from "@/components/ui/skip-link";
import { useSettings } from "@/lib/shell/customizer/hooks";
import type { CustomizerSettings } from "@/lib/shell/customizer/schema";
import { HorizontalMenu } from "./horizontal-menu";
import type { Viewer } from "./menu";
import { MenuDrawer } from "./menu-drawer";
import { Sidebar } from "./sidebar";
import { TopBar } from "./top-bar";
import { useIsFolded } from "./use-is-folded";

const CONTENT_ID = "content";
/** Phones give the top bar no more than this, in pixels: the first view belongs to the page. */
const SLIM_TOPBAR = 56;
const MENU_BAR = 56;

/** Measures that the parts of the frame share; `--chrome-height` is everything above a page. */
function measures({
  SidebarWidth,
  MiniSidebarWidth,
  TopbarHeight,
  isHorizontal,
}: CustomizerSettings) {
  return {
    "--sidebar-width": `${SidebarWidth}px`,
    "--mini-sidebar-width": `${MiniSidebarWidth}px`,
    "--menu-bar-height": `${MENU_BAR}px`,
    "--topbar-height": `${Math.min(TopbarHeight, SLIM_TOPBAR)}px`,
    "--chrome-height": "var(--topbar-height)",
    wide: {
      "--topbar-height": `${TopbarHeight}px`,
      "--chrome-height": `${TopbarHeight + (isHorizontal ? MENU_BAR : 0)}px`,
    },
  };
}

/** The full application layout: menu, top bar, and the page in between. */
export function AppFrame({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const settings = useSettings();
  const { breakpoints } = useTheme();
  const { wide, ...always } = measures(settings);
  const sidebar = useIsFolded() ? "var(--mini-sidebar-width)" : "var(--sidebar-width)";
  return (
    <>
      <GlobalStyles styles={{ ":root": { ...always, [breakpoints.up("lg")]: wide } }} />
      <SkipLink target={CONTENT_ID} />
      {!settings.isHorizontal && <Sidebar viewer={viewer} />}
      <MenuDrawer viewer={viewer} />
      <Box sx={{ paddingInlineStart: { lg: settings.isHorizontal ? 0 : sidebar } }}>
        <TopBar viewer={viewer} />
        {settings.isHorizontal && <HorizontalMenu viewer={viewer} />}
        <Box
          component="main"
          id={CONTENT_ID}
          tabIndex={-1}
          sx={{
            outline: "none",
            marginInline: "auto",
            maxWidth: settings.isLayout === "boxed" ? 1200 : "none",
            px: { xs: 2, sm: 3 },
            pt: { xs: 1, sm: 2 },
            pb: 7.5,
            "&:has(> [data-full-bleed])": { maxWidth: "none", p: 0 },
          }}
        >
          {children}
        </Box>
      </Box>
      <PageSpinner />
    </>
  );
}
