import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { Viewer } from "@/components/shell/navigation/menu";
import { Brand } from "@/components/ui/brand";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
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
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", p: 2 }}>
        <Brand />
        <IconButton onClick={close} aria-label={t("close")}>
          <IconX size={22} />
        </IconButton>
      </Box>
      <MenuList viewer={viewer} onSelect={close} />
    </Drawer>
  );
}
