import { IconBell, IconSearch, IconSettings } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { CartButton } from "@/components/office/cart/cart-button";
import { NotificationsMenu } from "@/components/party/notifications/notifications-menu";
import { ModeButton } from "@/components/shell/customizer/mode-button";
import { LanguageMenu } from "@/components/shell/languages/language-menu";
import { PlainButton } from "@/components/ui/plain-button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import { AccountMenu } from "./account-menu";
import type { Viewer } from "./menu";
import styles from "./top-bar.module.css";
import { TopBarStart } from "./top-bar-start";

/** The bar above every page. The board keeps the bell and the account, and under the account whatever is rarer. */
export function TopBar({ viewer, isBoard }: { viewer: Viewer; isBoard: boolean }) {
  const t = useTranslations("layout");
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
    <header data-lean={isLean || undefined} className={styles.bar}>
      <div className={styles.tools}>
        <TopBarStart
          isBoard={isBoard}
          onMenu={() => {
            choose({ isMobileSidebar: true });
            menu.open();
          }}
        />
        <div className={styles.space} />
        {!isBoard && <FirstTools isLean={isLean} onSearch={palette.open} />}
        <NotificationsMenu dj={viewer.dj} opening={bell} isShy={isLean} />
        {!isBoard && <LastTools viewer={viewer} onSettings={customizer.open} />}
        {viewer.dj && <AccountMenu dj={viewer.dj} tools={isBoard ? tools : undefined} />}
      </div>
      {menu.Part && <menu.Part viewer={viewer} tools={isBoard ? [] : tools} />}
      {palette.Part && (
        <palette.Part viewer={viewer} onClose={palette.close} onSettings={customizer.open} />
      )}
      {customizer.Part && <customizer.Part onClose={customizer.close} />}
    </header>
  );
}

function FirstTools({ isLean, onSearch }: { isLean: boolean; onSearch: () => void }) {
  const t = useTranslations("layout");
  return (
    <>
      <div className={styles.notOnPhones}>
        <PlainButton look="icon" aria-label={t("palette.open")} onClick={onSearch}>
          <IconSearch size={22} />
        </PlainButton>
      </div>
      {/* A DJ's buttons leave it no room on the narrowest phones; command palette and settings offer it as well. */}
      <div className={isLean ? "" : styles.notOnNarrowest}>
        <ModeButton />
      </div>
      <LanguageMenu />
    </>
  );
}

function LastTools({ viewer, onSettings }: { viewer: Viewer; onSettings: () => void }) {
  const t = useTranslations("layout");
  return (
    <>
      {(viewer.dj || viewer.isDemo) && (
        <div className={viewer.dj ? "" : styles.notOnPhones}>
          <CartButton account={viewer.account} />
        </div>
      )}
      <div className={styles.notOnPhones}>
        <PlainButton look="icon" aria-label={t("topBar.settings")} onClick={onSettings}>
          <IconSettings size={22} />
        </PlainButton>
      </div>
    </>
  );
}
