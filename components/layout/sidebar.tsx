import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useIsFolded } from "@/components/shell/customizer/use-is-folded";
import { Brand } from "@/components/ui/brand";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import type { Viewer } from "./menu";
import { MenuList } from "./menu-list";

/** The menu at the side of wide screens. Narrow, it expands over the page on hover and on keyboard focus. */
export function Sidebar({ viewer }: { viewer: Viewer }) {
  const t = useTranslations("layout.menu");
  const { isSidebarHover } = useCustomizer(({ settings }) => settings);
  const isFolded = useIsFolded();
  const choose = useCustomizer((state) => state.choose);
  const isMini = isFolded && !isSidebarHover;
  return (
    <Box
      component="nav"
      aria-label={t("label")}
      onPointerEnter={() => choose({ isSidebarHover: true })}
      onPointerLeave={({ currentTarget }) =>
        choose({ isSidebarHover: currentTarget.matches(":has(:focus-visible)") })
      }
      onFocus={() => choose({ isSidebarHover: true })}
      onBlur={({ currentTarget, relatedTarget }) =>
        choose({ isSidebarHover: currentTarget.contains(relatedTarget) })
      }
      sx={{
        display: { xs: "none", lg: "block" },
        position: "fixed",
        insetBlock: 0,
        insetInlineStart: 0,
        zIndex: "drawer",
        width: isMini ? "var(--mini-sidebar-width)" : "var(--sidebar-width)",
        bgcolor: "background.paper",
        borderInlineEnd: 1,
        borderColor: "divider",
        overflowX: "hidden",
        overflowY: "auto",
        transition: "width 180ms",
        ...(isFolded && isSidebarHover && { boxShadow: 16 }),
      }}
    >
      <Box sx={{ height: "var(--topbar-height)", display: "flex", alignItems: "center", px: 3.25 }}>
        <Brand isMarkOnly={isMini} />
      </Box>
      <MenuList viewer={viewer} isMini={isMini} />
    </Box>
  );
}
