import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import type { TablerIcon } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Brand } from "@/components/ui/brand";
import { DrawerHead } from "@/components/ui/drawer-head";
import { useCloseRequest } from "@/components/ui/use-close-request";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import type { Viewer } from "./menu";
import { MenuList } from "./menu-list";
import rows from "./menu-list.module.css";
import { MenuRowWords } from "./menu-row-words";

/** A button of the top bar that small screens have no room for. */
export type Tool = { label: string; icon: TablerIcon; open: () => void };

/** The menu of small screens: the pages, and what the top bar leaves to it. */
export function MenuPanel({ viewer, tools }: { viewer: Viewer; tools: Tool[] }) {
  const t = useTranslations("layout.menu");
  const isOpen = useCustomizer(({ settings }) => settings.isMobileSidebar);
  const choose = useCustomizer((state) => state.choose);
  const close = () => choose({ isMobileSidebar: false });
  const handleClose = useCloseRequest(isOpen, close);
  // Opens when the menu is gone: MUI may hide from screen readers what opens in the moment in which another closes.
  const next = useRef<() => void>(undefined);
  function openNext() {
    next.current?.();
    next.current = undefined;
  }
  return (
    <Drawer
      open={isOpen}
      onClose={handleClose}
      sx={{ display: { lg: "none" } }}
      slotProps={{
        transition: { onExited: openNext },
        paper: {
          "aria-label": t("label"),
          sx: { width: "var(--sidebar-width)", maxWidth: "86vw", backgroundImage: "none" },
        },
      }}
    >
      <DrawerHead closeLabel={t("close")} onClose={close} sx={{ p: 2 }}>
        <Brand />
      </DrawerHead>
      <nav aria-label={t("label")}>
        <MenuList viewer={viewer} onSelect={close} />
      </nav>
      {tools.length > 0 && (
        <Box
          component="ul"
          sx={{ display: { sm: "none" }, m: 0, px: 2.5, py: 0.5, listStyle: "none" }}
        >
          {tools.map(({ label, icon, open }) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => {
                  next.current = open;
                  close();
                }}
                className={rows.row}
              >
                <MenuRowWords icon={icon} label={label} />
              </button>
            </li>
          ))}
        </Box>
      )}
    </Drawer>
  );
}
