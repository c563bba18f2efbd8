import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import type { CSSObject, Theme } from "@mui/material/styles";
import Toolbar from "@mui/material/Toolbar";
import { IconBell, IconMenu2, IconSearch, IconSettings } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { CartButton } from "@/components/office/cart/cart-button";
import { NotificationsMenu } from "@/components/party/notifications/notifications-menu";
import { ModeButton } from "@/components/shell/customizer/mode-button";
import { useIsFolded } from "@/components/shell/customizer/use-is-folded";
import { LanguageMenu } from "@/components/shell/languages/language-menu";
import { Brand } from "@/components/ui/brand";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import { AccountMenu } from "./account-menu";
import type { Viewer } from "./menu";

/** Where the bar is as narrow as the page's rail, which leaves no room for the cart. */
function onRail(isHorizontal: boolean, styles: CSSObject) {
  if (isHorizontal) return {};
  return ({ breakpoints }: Theme) => ({
    [breakpoints.up("lg")]: { "html:has([data-rail]) &": styles },
  });
}

export function TopBar({ viewer }: { viewer: Viewer }) {
  const t = useTranslations("layout");
  const { isHorizontal } = useCustomizer(({ settings }) => settings);
  const isFolded = useIsFolded();
  const choose = useCustomizer((state) => state.choose);
  const menu = useLazyPart(() => import("./menu-panel").then(({ MenuPanel }) => MenuPanel));
  const palette = useLazyPart(() =>
    import("./command-palette").then(({ CommandPalette }) => CommandPalette),
  );
  const customizer = useLazyPart(() =>
    import("@/components/shell/customizer/customizer").then(({ Customizer }) => Customizer),
  );
  const bell = useState(false);
  const news = useTranslations("notifications");
  // A phone has room for language and mode, and for a DJ's bell and cart. The menu has the rest.
  const isLean = !viewer.dj;
  const onPhones = (isShown: boolean) => ({
    display: { xs: isShown ? "inline-flex" : "none", sm: "inline-flex" },
  });
  const tools = [
    { label: t("palette.open"), icon: IconSearch, open: palette.open },
    ...(isLean ? [{ label: news("title"), icon: IconBell, open: () => bell[1](true) }] : []),
    { label: t("topBar.settings"), icon: IconSettings, open: customizer.open },
  ];
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
        width: "var(--topbar-width, 100%)",
        marginInlineStart: "auto",
        marginBlockEnd: "calc(-1 * var(--topbar-overlap, 0px))",
        bgcolor:
          "var(--topbar-ground, color-mix(in srgb, var(--palette-background-default) 88%, transparent))",
        backdropFilter: "blur(8px)",
      }}
    >
      <Toolbar
        disableGutters
        sx={[
          {
            "&&": { minHeight: "var(--topbar-height)" },
            px: { xs: 0.5, sm: 2 },
            gap: { sm: 0.5 },
            // A phone at 200 %.
            "@media (max-width: 279.95px)": { flexWrap: "wrap" },
            "& .MuiIconButton-root": { color: "text.secondary" },
          },
          onRail(isHorizontal, { paddingInline: 0.5, gap: 0 }),
        ]}
      >
        <IconButton
          aria-label={t("menu.open")}
          onClick={() => {
            choose({ isMobileSidebar: true });
            menu.open();
          }}
          sx={{ display: { lg: "none" } }}
        >
          <IconMenu2 size={22} />
        </IconButton>
        {!isHorizontal && (
          <IconButton
            aria-label={t(isFolded ? "menu.unfold" : "menu.fold")}
            onClick={() => choose({ isCollapse: !isFolded, isSidebarHover: false })}
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
        <IconButton aria-label={t("palette.open")} onClick={palette.open} sx={onPhones(false)}>
          <IconSearch size={22} />
        </IconButton>
        {/* A DJ's buttons leave it no room on the narrowest phones; command palette and settings offer it as well. */}
        <Box sx={{ "@media (max-width: 359.95px)": { display: isLean ? "block" : "none" } }}>
          <ModeButton />
        </Box>
        <LanguageMenu />
        <NotificationsMenu dj={viewer.dj} opening={bell} isShy={isLean} />
        {(viewer.dj || viewer.isDemo) && (
          <Box sx={[onPhones(!isLean), onRail(isHorizontal, { display: "none" })]}>
            <CartButton account={viewer.account} />
          </Box>
        )}
        <IconButton
          aria-label={t("topBar.settings")}
          onClick={customizer.open}
          sx={onPhones(false)}
        >
          <IconSettings size={22} />
        </IconButton>
        {viewer.dj && <AccountMenu dj={viewer.dj} />}
      </Toolbar>
      {menu.Part && <menu.Part viewer={viewer} tools={tools} />}
      {palette.Part && (
        <palette.Part viewer={viewer} onClose={palette.close} onSettings={customizer.open} />
      )}
      {customizer.Part && <customizer.Part onClose={customizer.close} />}
    </AppBar>
  );
}
