import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Toolbar from "@mui/material/Toolbar";
import { IconMenu2, IconSearch, IconSettings } from "@tabler/icons-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useCustomizer } from "@/lib/customizer/hooks";
import { AccountMenu } from "./account-menu";
import { Brand } from "./brand";
import { LanguageMenu } from "./language-menu";
import type { Viewer } from "./menu";
import { ModeButton } from "./mode-button";
import { NotificationsMenu } from "./notifications-menu";

// Opened by few: not in the first load.
const CommandPalette = dynamic(() =>
  import("./command-palette").then(({ CommandPalette }) => CommandPalette),
);
const Customizer = dynamic(() => import("./customizer").then(({ Customizer }) => Customizer));

type Panel = "palette" | "customizer";

export function TopBar({ viewer }: { viewer: Viewer }) {
  const t = useTranslations("layout");
  const { isHorizontal, isCollapse } = useCustomizer(({ settings }) => settings);
  const choose = useCustomizer((state) => state.choose);
  const [panel, setPanel] = useState<Panel>();
  const close = () => setPanel(undefined);

  useEffect(() => {
    const openPalette = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setPanel("palette");
    };
    document.addEventListener("keydown", openPalette);
    return () => document.removeEventListener("keydown", openPalette);
  }, []);

  return (
    <AppBar
      position="sticky"
      color="transparent"
      elevation={0}
      sx={{
        bgcolor: "color-mix(in srgb, var(--palette-background-default) 88%, transparent)",
        backdropFilter: "blur(8px)",
      }}
    >
      <Toolbar
        disableGutters
        sx={{
          "&&": { minHeight: "var(--topbar-height)" },
          px: { xs: 1, sm: 2 },
          gap: { sm: 0.5 },
          "& .MuiIconButton-root": { color: "text.secondary" },
        }}
      >
        <IconButton
          aria-label={t("menu.open")}
          onClick={() => choose({ isMobileSidebar: true })}
          sx={{ display: { lg: "none" } }}
        >
          <IconMenu2 size={22} />
        </IconButton>
        {!isHorizontal && (
          <IconButton
            aria-label={t(isCollapse ? "menu.unfold" : "menu.fold")}
            onClick={() => choose({ isCollapse: !isCollapse, isSidebarHover: false })}
            sx={{ display: { xs: "none", lg: "inline-flex" } }}
          >
            <IconMenu2 size={22} />
          </IconButton>
        )}
        <Box
          sx={{ display: { xs: "none", sm: "flex", lg: isHorizontal ? "flex" : "none" }, mx: 1 }}
        >
          <Brand isMarkOnly={!isHorizontal} />
        </Box>
        <Box sx={{ flexGrow: 1 }} />
        <IconButton aria-label={t("palette.open")} onClick={() => setPanel("palette")}>
          <IconSearch size={22} />
        </IconButton>
        <ModeButton />
        <LanguageMenu />
        {viewer.dj && <NotificationsMenu />}
        <IconButton aria-label={t("topBar.settings")} onClick={() => setPanel("customizer")}>
          <IconSettings size={22} />
        </IconButton>
        {viewer.dj && <AccountMenu dj={viewer.dj} />}
      </Toolbar>
      {panel === "palette" && (
        <CommandPalette viewer={viewer} onClose={close} onSettings={() => setPanel("customizer")} />
      )}
      {panel === "customizer" && <Customizer onClose={close} />}
    </AppBar>
  );
}
