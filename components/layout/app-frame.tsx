"use client";

import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { useTheme } from "@mui/material/styles";
import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { SWRConfig } from "swr";
import { useIsFolded } from "@/components/shell/customizer/use-is-folded";
import { PageSpinner } from "@/components/shell/navigation/page-spinner";
import { SkipLink } from "@/components/ui/skip-link";
import { createFetchPolicy } from "@/lib/client/fetch-policy";
import { useSettings } from "@/lib/shell/customizer/hooks";
import type { CustomizerSettings } from "@/lib/shell/customizer/schema";
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

/** Dimensions that the parts of the frame share; `--chrome-height` is the height of everything above a page. */
function measures(
  { SidebarWidth, MiniSidebarWidth, TopbarHeight, isHorizontal }: CustomizerSettings,
  isBoard: boolean,
) {
  const topBar = isBoard ? BOARD_TOPBAR : TopbarHeight;
  return {
    "--sidebar-width": `${SidebarWidth}px`,
    "--mini-sidebar-width": `${MiniSidebarWidth}px`,
    "--menu-bar-height": `${MENU_BAR}px`,
    "--topbar-height": `${Math.min(topBar, SLIM_TOPBAR)}px`,
    "--chrome-height": "var(--topbar-height)",
    "--rail-width": "clamp(320px, 28vw, 480px)",
    wide: {
      "--topbar-height": `${topBar}px`,
      "--chrome-height": `${topBar + (isHorizontal ? MENU_BAR : 0)}px`,
      ...(!isHorizontal && { "&:has([data-rail])": ON_RAIL }),
    },
  };
}

/** The top bar on a page's rail, which is wide enough for its buttons. */
const ON_RAIL = {
  "--rail-width": "clamp(352px, 28vw, 480px)",
  "--topbar-width": "var(--rail-width)",
  "--topbar-overlap": "var(--topbar-height)",
  "--topbar-ground": "transparent",
  "--chrome-height": "0px",
};

/** What the board leaves of the frame in booth mode: nothing, so that no tap leads away from it by accident. */
const NO_FRAME = { "--topbar-height": "0px", "--chrome-height": "0px" };

/** The full layout: menu, top bar, and the page between them. */
export function AppFrame({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const [fetchPolicy] = useState(createFetchPolicy);
  const settings = useSettings();
  const { breakpoints } = useTheme();
  const isBoard = usePathname() === "/DJPortal";
  const isBooth = isBoard && settings.isBooth;
  const { wide, ...always } = measures(settings, isBoard);
  const sidebar = useIsFolded() ? "var(--mini-sidebar-width)" : "var(--sidebar-width)";
  const hasSidebar = !settings.isHorizontal && !isBooth;
  return (
    <SWRConfig value={fetchPolicy}>
      <GlobalStyles
        styles={{
          ":root": isBooth
            ? { ...always, ...NO_FRAME }
            : { ...always, [breakpoints.up("lg")]: wide },
        }}
      />
      <SkipLink target={CONTENT_ID} />
      {hasSidebar && <Sidebar viewer={viewer} />}
      <Box sx={{ paddingInlineStart: { lg: hasSidebar ? sidebar : 0 } }}>
        {!isBooth && <TopBar viewer={viewer} />}
        {settings.isHorizontal && !isBooth && <HorizontalMenu viewer={viewer} />}
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
    </SWRConfig>
  );
}
