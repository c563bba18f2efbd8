import { IconMaximize, IconMoonStars } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useBooth } from "@/components/party/booth/use-booth";
import { enterFullScreen, useCanFillScreen } from "@/components/ui/full-screen";
import { HeaderButton } from "./header-button";

/**
 * Switches the booth mode, and takes the whole screen again: Escape gives the screen back but stays in booth mode, and a
 * page that was loaded anew may not take it by itself.
 */
export function BoothButtons() {
  const t = useTranslations("board.booth");
  const { isBooth, toggle } = useBooth();
  const canFillScreen = useCanFillScreen();
  return (
    <>
      {isBooth && canFillScreen && (
        <HeaderButton icon={IconMaximize} label={t("fullScreen")} onClick={enterFullScreen} />
      )}
      <HeaderButton
        icon={IconMoonStars}
        label={t("label")}
        hint={t(isBooth ? "off" : "on")}
        isPressed={isBooth}
        onClick={toggle}
      />
    </>
  );
}
