import { IconBell, IconSearch, IconSettings } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CartButton } from "@/components/office/cart/cart-button";
import { NotificationsMenu } from "@/components/party/notifications/notifications-menu";
import { ModeButton } from "@/components/shell/customizer/mode-button";
import { LanguageMenu } from "@/components/shell/languages/language-menu";
import { IconButton } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useDocumentEvent } from "@/lib/client/effects/use-event";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import { AccountMenu } from "./account-menu";
import type { Viewer } from "./menu";
import styles from "./top-bar.module.css";
import { TopBarStart } from "./top-bar-start";

type Props = { viewer: Viewer; isBoard: boolean; isGuestPage: boolean };

/**
 * The bar above every page. The board keeps the bell and the account, and under the account whatever is rarer; on the
 * guest page, a phone's bar has room for the event's name.
 */
export function TopBar({ viewer, isBoard, isGuestPage }: Props) {
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
  const notifications = useTranslations("notifications");
  // A phone has room for the language, and on other pages for a DJ's mode, bell and cart. The menu has the rest.
  const lean = leanFor(viewer, isGuestPage);
  const isLean = lean !== undefined;
  const tools = [
    { label: t("palette.open"), icon: IconSearch, open: palette.open },
    ...(isLean
      ? [{ label: notifications("title"), icon: IconBell, open: () => bell[1](true) }]
      : []),
    { label: t("topBar.settings"), icon: IconSettings, open: customizer.open },
  ];
  useDocumentEvent("keydown", (event) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    palette.open();
  });

  return (
    <header data-lean={lean} className={styles.bar}>
      <div className={styles.tools}>
        <TopBarStart
          isBoard={isBoard}
          onMenu={() => {
            choose({ isMobileSidebar: true });
            menu.open();
          }}
        />
        <div className={styles.space} />
        {!isBoard && <FirstTools viewer={viewer} isLean={isLean} onSearch={palette.open} />}
        <NotificationsMenu dj={viewer.dj} opening={bell} isShy={isLean} />
        {!isBoard && <LastTools viewer={viewer} isLean={isLean} onSettings={customizer.open} />}
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

/** Whose bar it is, where a phone's leaves room in the middle. */
function leanFor({ dj }: Viewer, isGuestPage: boolean) {
  if (!dj) return "guest";
  return isGuestPage ? "dj" : undefined;
}

type FirstToolsProps = { viewer: Viewer; isLean: boolean; onSearch: () => void };

function FirstTools({ viewer, isLean, onSearch }: FirstToolsProps) {
  const t = useTranslations("layout");
  const modeClass = isLean ? styles.notOnPhones : styles.notOnNarrowest;
  return (
    <>
      <div className={styles.notOnPhones}>
        <IconButton aria-label={t("palette.open")} onClick={onSearch}>
          <IconSearch size={22} />
        </IconButton>
      </div>
      {/* A DJ's buttons leave it little room on phones; command palette and settings offer it as well. */}
      <div className={viewer.dj ? modeClass : ""}>
        <ModeButton />
      </div>
      <LanguageMenu />
    </>
  );
}

type LastToolsProps = { viewer: Viewer; isLean: boolean; onSettings: () => void };

function LastTools({ viewer, isLean, onSettings }: LastToolsProps) {
  const t = useTranslations("layout");
  return (
    <>
      {(viewer.dj || viewer.isDemo) && (
        <div className={isLean ? styles.notOnPhones : ""}>
          <CartButton account={viewer.account} />
        </div>
      )}
      <div className={styles.notOnPhones}>
        <IconButton aria-label={t("topBar.settings")} onClick={onSettings}>
          <IconSettings size={22} />
        </IconButton>
      </div>
    </>
  );
}
