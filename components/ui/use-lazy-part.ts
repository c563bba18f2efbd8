import { useTranslations } from "next-intl";
import { type ComponentType, startTransition, use, useState } from "react";
import { PartTheme } from "@/lib/client/part-theme";
import { useWhenIdle } from "@/lib/client/scheduling/use-when-idle";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import { UnreachedError } from "@/lib/client/send";
import { useToasts } from "@/lib/client/use-toasts";
import { themed } from "./themed";

type Options = {
  /** False for what only some visitors open. */
  isFetchedAhead?: boolean;
  /** Has nothing of MUI, and needs no theme. */
  isPlain?: boolean;
};

/**
 * Loads a part of the page when the page is idle, or at the latest when the part first opens. A failure is a toast,
 * and opening it again retries: `next/dynamic` would fail the whole page and cache the failure. MUI's theme comes along
 * where the page has none.
 */
export function useLazyPart<Props extends object>(
  loadPart: () => Promise<ComponentType<Props>>,
  { isFetchedAhead = true, isPlain = false }: Options = {},
) {
  const [opened, setOpened] = useState<{ Part: ComponentType<Props> }>();
  const t = useTranslations("layout.toasts");
  const toasts = useToasts();
  const loadTheme = use(PartTheme);
  useWhenIdle(load, isFetchedAhead);

  async function load() {
    const [Part, Theme] = await Promise.all([loadPart(), isPlain ? undefined : loadTheme?.()]);
    return Theme ? themed(Part, Theme) : Part;
  }

  /** Resolves to whether the part is there. */
  async function open() {
    try {
      const [Part] = await Promise.all([load(), yieldToPaint()]);
      startTransition(() => setOpened({ Part }));
      return true;
    } catch (cause) {
      // A new version may have replaced it. Offline, a page that is reloaded may be gone.
      const reload = { label: t("reload"), onClick: () => window.location.reload() };
      toasts.error(
        new UnreachedError("code", cause),
        navigator.onLine ? { action: reload } : undefined,
      );
      return false;
    }
  }

  return { Part: opened?.Part, open, close: () => setOpened(undefined) };
}
