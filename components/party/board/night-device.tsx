import { IconMaximize, IconMoonStars, IconVolume, IconVolumeOff } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useBooth } from "@/components/party/booth/use-booth";
import { enterFullScreen, useCanFillScreen } from "@/components/ui/full-screen";
import { useBoardStore } from "@/lib/party/board/store";
import { NightRow, NightSwitch } from "./night-row";

/**
 * How this tablet behaves. In booth mode it takes the whole screen again: Escape gives the screen back but stays in booth
 * mode, and a page that was loaded anew may not take it by itself.
 */
export function NightDevice() {
  const t = useTranslations("board");
  const { isSoundOn, toggleSound } = useBoardStore();
  const { isBooth, toggle } = useBooth();
  const canFillScreen = useCanFillScreen();
  return (
    <>
      <NightSwitch
        icon={isSoundOn ? IconVolume : IconVolumeOff}
        label={t("sound")}
        isOn={isSoundOn}
        onToggle={toggleSound}
      />
      <NightSwitch icon={IconMoonStars} label={t("booth.label")} isOn={isBooth} onToggle={toggle} />
      {isBooth && canFillScreen && (
        <NightRow
          icon={IconMaximize}
          label={t("booth.fullScreen")}
          opensDialog={false}
          onClick={enterFullScreen}
        />
      )}
    </>
  );
}
