import { useEffect, useState } from "react";
import { useIsOnline } from "@/components/party/request-list/use-is-online";
import { isHeard, useLiveStore } from "@/lib/party/live/store";

/** From when the page is: the moment at which the server was last heard, else the one at which it made this page. */
export function useHeardAt(madeAt: string) {
  const isAnswered = useLiveStore(isHeard);
  const isOnline = useIsOnline();
  const [heardAt, setHeardAt] = useState<string>();
  const isFresh = isAnswered && isOnline;
  useEffect(() => {
    if (isFresh) return () => setHeardAt(new Date().toISOString());
  }, [isFresh]);
  return heardAt ?? madeAt;
}
