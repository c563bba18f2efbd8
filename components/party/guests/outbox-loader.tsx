import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";

/** Whether this phone has unsent requests. Reads the storage directly, to avoid loading the outbox. */
function hasUnsent() {
  try {
    return localStorage.getItem("crowdcue-outbox")?.includes('"refusal":null') === true;
  } catch {
    // The browser blocks the storage.
    return false;
  }
}

/** Loads the outbox on any page once there are unsent requests. */
export function OutboxLoader() {
  const pathname = usePathname();
  const [loaded, setLoaded] = useState<{ Results: ComponentType }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the previous page may have saved a request
  useEffect(() => {
    async function load() {
      if (!hasUnsent()) return;
      // Offline, the import fails: the "online" event tries again.
      const part = await import("./outbox-results").catch(() => undefined);
      if (part) setLoaded({ Results: part.OutboxResults });
    }
    load();
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [pathname]);

  return loaded && <loaded.Results />;
}
