import { type ComponentType, useEffect, useEffectEvent } from "react";
import { onceLoaded } from "@/lib/client/scheduling/when-idle";
import { useLazyPart } from "./use-lazy-part";

const RETRY_MS = 5000;

/** A part without MUI that comes by itself once the page has loaded: the first view is complete without it. */
export function useLatePart<Props extends object>(
  loadPart: () => Promise<ComponentType<Props>>,
  isWanted = true,
) {
  const { Part, open } = useLazyPart(loadPart, { isFetchedAhead: false, isPlain: true });
  /** Resolves to whether the code has to be asked for again. */
  const load = useEffectEvent(
    (): Promise<unknown> =>
      loadPart().then(
        () => void open(),
        () => true,
      ),
  );
  useEffect(() => {
    if (!isWanted) return;
    let retry: ReturnType<typeof setTimeout> | undefined;
    async function start() {
      clearTimeout(retry);
      // Where the network was gone before the code had come.
      if (await load()) retry = setTimeout(start, RETRY_MS);
    }
    onceLoaded(start);
    window.addEventListener("online", start);
    return () => {
      clearTimeout(retry);
      window.removeEventListener("online", start);
    };
  }, [isWanted]);
  return Part;
}
