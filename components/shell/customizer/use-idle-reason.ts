import useMediaQuery from "@mui/material/useMediaQuery";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { useSettings } from "@/lib/shell/customizer/hooks";
import type { SettingName } from "./setting";
import { useIsFolded } from "./use-is-folded";

/** Why a setting changes nothing on this page and at this width. */
export type IdleReason = "narrow" | "board" | "fullWidth";

/** The width of a boxed page, and the width from which a menu stands beside the page or above it, in pixels. */
const WIDE = 1200;

const ofWideScreens: readonly SettingName[] = [
  "isHorizontal",
  "isCollapse",
  "SidebarWidth",
  "MiniSidebarWidth",
  "TopbarHeight",
];

/** Returns why a setting changes nothing here, or undefined where it acts. */
export function useIdleReason(name: SettingName): IdleReason | undefined {
  const { isHorizontal, SidebarWidth, MiniSidebarWidth } = useSettings();
  const isFolded = useIsFolded();
  const besidePage = isHorizontal ? 0 : isFolded ? MiniSidebarWidth : SidebarWidth;
  const isWide = useMediaQuery(`(min-width:${WIDE}px)`);
  const isWiderThanBox = useMediaQuery(`(min-width:${WIDE + besidePage + 1}px)`);
  const isBoard = usePathname() === "/DJPortal";
  // The settings lie over one page until they close.
  const [fillsWindow] = useState(() => document.querySelector("[data-full-bleed]") !== null);

  if (name === "isLayout" && fillsWindow) return "fullWidth";
  if (name === "isLayout" && !isWiderThanBox) return "narrow";
  if (ofWideScreens.includes(name) && !isWide) return "narrow";
  if (name === "TopbarHeight" && isBoard) return "board";
  return undefined;
}
