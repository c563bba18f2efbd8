import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import {
  IconLanguage,
  IconLogout,
  IconMenu2,
  IconMoon,
  IconSun,
  IconUserCircle,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useIsFolded } from "@/components/shell/customizer/use-is-folded";
import { LanguageItems } from "@/components/shell/languages/language-items";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { MenuChoices } from "@/components/ui/menu-choices";
import type { Dj } from "@/lib/account/auth/schema";
import { useSignOut } from "@/lib/account/sign-out/hooks";
import { staysUnsent } from "@/lib/client/forget-account";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import type { Tool } from "./menu-panel";

type Props = {
  dj: Dj;
  /** What the page's top bar leaves to this menu, together with language and mode. */
  tools: Tool[] | undefined;
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** The account's menu: who is signed in, the account page, and sign-out. */
export function AccountItems({ dj, tools, anchor, onClose }: Props) {
  const t = useTranslations("layout.menu");
  const id = useId();
  const signOut = useSignOut();
  const [isAsking, setIsAsking] = useState(false);

  async function handleSignOut() {
    if (await staysUnsent()) setIsAsking(true);
    else await signOut();
  }

  const [languageAnchor, setLanguageAnchor] = useState<HTMLElement | null>(null);
  const moved = useMovedTools(tools, () => setLanguageAnchor(anchor));

  return (
    <>
      {anchor && (
        <MenuChoices
          id={id}
          anchor={anchor}
          onClose={onClose}
          head={
            <>
              <Typography variant="subtitle1">{dj.name}</Typography>
              <Typography variant="body2" color="text.secondary">
                {dj.email}
              </Typography>
            </>
          }
          choices={[
            {
              key: "account",
              label: t("account"),
              icon: IconUserCircle,
              page: "/DJPortal/account",
            },
            ...moved.map(({ label, icon, open }) => ({ key: label, label, icon, onChoose: open })),
            {
              key: "signOut",
              label: t("signOut"),
              icon: IconLogout,
              isDirectional: true,
              startsGroup: true,
              onChoose: handleSignOut,
            },
          ]}
        />
      )}
      {languageAnchor && (
        <LanguageItems anchor={languageAnchor} onClose={() => setLanguageAnchor(null)} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t("unsent.title")}
        keep={t("unsent.keep")}
        confirm={t("unsent.confirm")}
        onConfirm={signOut}
        onClose={() => setIsAsking(false)}
      >
        <Typography>{t("unsent.text")}</Typography>
      </ConfirmDialog>
    </>
  );
}

/** What the top bar leaves to the menu, if it leaves something, and what always goes with it. */
function useMovedTools(tools: Tool[] | undefined, openLanguages: () => void): Tool[] {
  const t = useTranslations("layout.topBar");
  const mode = useModeTool();
  const fold = useFoldTool();
  if (!tools) return [];
  const languages = { label: t("language"), icon: IconLanguage, open: openLanguages };
  return [...tools, languages, mode, ...fold];
}

/** Switches between light and dark. */
function useModeTool(): Tool {
  const t = useTranslations("layout.topBar");
  const isDark = useCustomizer(({ settings }) => settings.activeMode === "dark");
  const choose = useCustomizer((state) => state.choose);
  return {
    label: t(isDark ? "lightMode" : "darkMode"),
    icon: isDark ? IconSun : IconMoon,
    open: () => choose({ activeMode: isDark ? "light" : "dark" }),
  };
}

/** Folds the menu at the side of wide screens, or unfolds it. */
function useFoldTool(): Tool[] {
  const t = useTranslations("layout.menu");
  const isFolded = useIsFolded();
  const choose = useCustomizer((state) => state.choose);
  const isBeside = useMediaQuery("(min-width:1200px)", { noSsr: true });
  const open = () => choose({ isCollapse: !isFolded, isSidebarHover: false });
  return isBeside ? [{ label: t(isFolded ? "unfold" : "fold"), icon: IconMenu2, open }] : [];
}
