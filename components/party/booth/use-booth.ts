import { enterFullScreen, leaveFullScreen } from "@/components/ui/full-screen";
import { useCustomizer, useSettings } from "@/lib/shell/customizer/hooks";

/** Whether the board is in booth mode, and what switches it. Call `toggle` within a tap or a key. */
export function useBooth() {
  const { isBooth } = useSettings();
  const choose = useCustomizer((state) => state.choose);
  function toggle() {
    // Without full screen, the board fills the window.
    void (isBooth ? leaveFullScreen() : enterFullScreen());
    choose({ isBooth: isBooth ? undefined : true });
  }
  return { isBooth, toggle };
}
