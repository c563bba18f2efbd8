import { usePathname } from "next/navigation";
import { type ComponentType, useState } from "react";
import { deviceStorage } from "@/lib/client/browser-storage";
import { useSync } from "@/lib/client/effects/use-change";
import { useWindowEvent } from "@/lib/client/effects/use-event";

/** Whether this phone has unsent requests. Reads the storage directly, to avoid loading the outbox. */
function hasUnsent() {
  return deviceStorage.getItem("crowdcue-outbox")?.includes('"refusal":null') === true;
}

/** Loads the outbox on any page once there are unsent requests. */
export function OutboxLoader() {
  const [loaded, setLoaded] = useState<{ Results: ComponentType }>();

  async function load() {
    if (!hasUnsent()) return;
    // Offline, the import fails: the "online" event tries again.
    const part = await import("./outbox-results").catch(() => undefined);
    if (part) setLoaded({ Results: part.OutboxResults });
  }
  // The previous page may have saved a request.
  useSync(usePathname(), load);
  useWindowEvent("online", load);

  return loaded && <loaded.Results />;
}
