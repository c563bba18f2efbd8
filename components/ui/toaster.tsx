import { type ComponentType, useState } from "react";
import { useSync } from "@/lib/client/effects/use-change";
import { useWhenIdle } from "@/lib/client/scheduling/use-when-idle";
import { useToastQueue } from "@/lib/client/toast-queue";
import { PlainToasts } from "./plain-toasts";

/**
 * Loads what shows toasts when the page is idle, or with the first toast. Toasts that tell of a lost connection must
 * not be lost with it: while that code is missing, they are plain text.
 */
export function Toaster() {
  const waiting = useToastQueue((state) => state.waiting);
  const [loaded, setLoaded] = useState<{ Panel: ComponentType }>();
  const [isMissing, setIsMissing] = useState(false);

  async function load() {
    try {
      const { ToastPanel } = await import("./toast-panel");
      setLoaded({ Panel: ToastPanel });
    } catch {
      setIsMissing(true);
    }
  }
  useWhenIdle(load);
  useSync(waiting, () => waiting.length > 0 && !loaded && load());

  if (loaded) return <loaded.Panel />;
  return isMissing && <PlainToasts toasts={waiting} />;
}
