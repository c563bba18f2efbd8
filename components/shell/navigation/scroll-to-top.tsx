"use client";

import { usePathname } from "next/navigation";
import { useChange } from "@/lib/client/effects/use-change";
import { useNavigationStore } from "@/lib/shell/navigation/store";

/**
 * Scrolls to the top when the path changes, smoothly where the visitor has nothing against motion. Next.js leaves a
 * page that is scrolled by less than its head where it is. Back and Forward keep the position that the browser restores.
 */
export function ScrollToTop() {
  useChange(usePathname(), () => {
    if (useNavigationStore.getState().isTraversal || location.hash) return;
    window.scrollTo({ top: 0 });
  });
  return null;
}
