import { type ComponentType, useState } from "react";
import { useSync } from "@/lib/client/effects/use-change";
import { useLazyPart } from "./use-lazy-part";

/**
 * A part of the page that opens as soon as it is wanted, and goes when it is no longer. Its code loads then: `hasFailed`
 * if it could not, and `load` tries again.
 */
export function useWantedPart<Props extends object>(
  loadPart: () => Promise<ComponentType<Props>>,
  isWanted = true,
  options: Parameters<typeof useLazyPart>[1] = { isFetchedAhead: false },
) {
  const { Part, open, close } = useLazyPart(loadPart, options);
  const [hasFailed, setHasFailed] = useState(false);
  async function load() {
    setHasFailed(false);
    setHasFailed(!(await open()));
  }
  useSync(isWanted, () => (isWanted ? load() : close()));
  return { Part: isWanted ? Part : undefined, hasFailed, load };
}
