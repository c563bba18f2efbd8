import Drawer from "@mui/material/Drawer";
import { useTranslations } from "next-intl";
import { Brand } from "@/components/ui/brand";
import { DrawerHead } from "@/components/ui/drawer-head";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import type { Viewer } from "./menu";
import { MenuList } from "./menu-list";

/** The menu of small screens. */
export function MenuDrawer({ viewer }: { viewer: Viewer }) {
  const t = useTranslations("layout.menu");
  const isOpen = useCustomizer(({ settings }) => settings.isMobileSidebar);
  const choose = useCustomizer((state) => state.choose);
  const close = () => choose({ isMobileSidebar: false });
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      sx={{ display: { lg: "none" } }}
      slotProps={{
        paper: {
          "aria-label": t("label"),
          component: "nav",
          sx: { width: "var(--sidebar-width)", maxWidth: "86vw", backgroundImage: "none" },
        },
      }}
    >
      <DrawerHead closeLabel={t("close")} onClose={close} sx={{ p: 2 }}>
        <Brand />
      </DrawerHead>
      <MenuList viewer={viewer} onSelect={close} />
    </Drawer>
  );
}
