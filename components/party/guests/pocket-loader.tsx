import { type ComponentType, useEffect, useState } from "react";
import { onceLoaded } from "@/lib/client/when-idle";
import type { PocketProps } from "./pocket";

/** Loads what is for a phone in a pocket after the page: nobody has put theirs away before that. */
export function PocketLoader(props: PocketProps) {
  const [loaded, setLoaded] = useState<{ Pocket: ComponentType<PocketProps> }>();
  useEffect(() => {
    onceLoaded(async () => setLoaded(await import("./pocket")));
  }, []);
  return loaded && <loaded.Pocket {...props} />;
}
