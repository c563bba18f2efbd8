import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Toolbar from "@mui/material/Toolbar";
import { IconMenu2, IconSearch, IconSettings } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { CartButton } from "@/components/office/cart/cart-button";
import { NotificationsMenu } from "@/components/party/notifications/notifications-menu";
import { ModeButton } from "@/components/shell/customizer/mode-button";
import { LanguageMenu } from "@/components/shell/languages/language-menu";
import { Brand } from "@/components/ui/brand";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import { AccountMenu } from "./account-menu";
import type { Viewer } from "./menu";

export function TopBar({ viewer }: { viewer: Viewer }) {
  const t = useTranslations("layout");
  const { isHorizontal, isCollapse } = useCustomizer(({ settings }) => settings);
  const choose = useCustomizer((state) => state.choose);
  const palette = useLazyPart(() =>
    import("./command-palette").then(({ CommandPalette }) => CommandPalette),
  );
  const customizer = useLazyPart(() =>
    import("@/components/shell/customizer/customizer").then(({ Customizer }) => Customizer),
  );
  const openPalette = useEffectEvent(palette.open);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      openPalette();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
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
          px: { xs: 0.5, sm: 2 },
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
        <IconButton aria-label={t("palette.open")} onClick={palette.open}>
          <IconSearch size={22} />
        </IconButton>
        {/* The narrowest phones have no room for it; the search and the settings offer it as well. */}
        <Box sx={{ "@media (max-width: 359.95px)": { display: "none" } }}>
          <ModeButton />
        </Box>
        <LanguageMenu />
        <NotificationsMenu dj={viewer.dj} />
        {(viewer.dj || viewer.isDemo) && <CartButton />}
        <IconButton aria-label={t("topBar.settings")} onClick={customizer.open}>
          <IconSettings size={22} />
        </IconButton>
        {viewer.dj && <AccountMenu dj={viewer.dj} />}
      </Toolbar>
      {palette.Part && (
        <palette.Part viewer={viewer} onClose={palette.close} onSettings={customizer.open} />
      )}
      {customizer.Part && <customizer.Part onClose={customizer.close} />}
    </AppBar>
  );
}
