import { useEffect, useEffectEvent } from "react";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";

/** Opens what the address asks for, once the area is ready to show it. */
export function useAsked<Asked extends string | number>(
  asked: Asked | undefined,
  open: (asked: Asked) => unknown,
  isReady: boolean,
) {
  const openLatest = useEffectEvent(open);
  useEffect(() => {
    // Next.js hears of changes of the address only once the page stands.
    if (isReady && asked) yieldToPaint().then(() => openLatest(asked));
  }, [isReady, asked]);
}
