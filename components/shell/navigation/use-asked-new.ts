import { useEffect, useEffectEvent, useRef } from "react";
import { useAddress } from "@/components/ui/use-address";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";

/** Opens an area's form for something new where the address asks for it with `new`, once the area is ready. */
export function useAskedNew(open: () => void, isReady = true) {
  const { params, go } = useAddress();
  const isAsked = params.has("new");
  const isDue = useRef(false);
  const begin = useEffectEvent(open);

  /** Removes the parameter from the address: what opens may set its own, and Back must not ask again. */
  const forget = useEffectEvent(() => go({ new: undefined }, false));

  useEffect(() => {
    if (isAsked) {
      isDue.current = true;
      // Next.js hears of changes of the address only once the page stands.
      yieldToPaint().then(() => forget());
    } else if (isDue.current && isReady) {
      isDue.current = false;
      begin();
    }
  }, [isAsked, isReady]);
}
