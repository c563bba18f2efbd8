import { type ComponentType, useEffect, useEffectEvent } from "react";
import { onceLoaded } from "@/lib/client/when-idle";
import { useLazyPart } from "./use-lazy-part";

/** A part without MUI that comes by itself once the page has loaded: the first view is complete without it. */
export function useLatePart<Props extends object>(
  loadPart: () => Promise<ComponentType<Props>>,
  isWanted = true,
) {
  const { Part, open } = useLazyPart(loadPart, { isFetchedAhead: false, isPlain: true });
  const load = useEffectEvent(() =>
    loadPart().then(
      () => open(),
      () => undefined,
    ),
  );
  useEffect(() => {
    if (!isWanted) return;
    const start = () => void load();
    onceLoaded(start);
    // Where the network was gone before the code had come.
    window.addEventListener("online", start);
    return () => window.removeEventListener("online", start);
  }, [isWanted]);
  return Part;
}
