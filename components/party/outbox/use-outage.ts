import { useEffect, useState } from "react";
import { useIsOnline } from "@/components/party/request-list/use-is-online";
import { useTimeout } from "@/lib/client/effects/use-timer";
import { useLiveStore } from "@/lib/party/live/store";
import { useStepsStore } from "@/lib/party/outbox/store";

/** A stream that has not opened by then hangs. */
const LONGEST_CONNECTING_MS = 3000;

/**
 * Since when the board has been without a connection, in ms since 1970; undefined while it has one. The device keeps
 * it, so that a board that is reloaded says the same.
 */
export function useOutage() {
  const isOnline = useIsOnline();
  const connection = useLiveStore((state) => state.connection);
  const { isSilent, downSince, setDownSince } = useStepsStore();
  const isStuck = useIsStuck(connection === "connecting");
  const isDown = !isOnline || connection === "lost" || isSilent || isStuck;
  const isUp = !isDown && connection !== "connecting";

  useEffect(() => {
    if (isDown && downSince === null) setDownSince(Date.now());
    if (isUp && downSince !== null) setDownSince(null);
  }, [isDown, isUp, downSince, setDownSince]);

  return isDown && downSince !== null ? downSince : undefined;
}

/** Whether something has been going on for too long. */
function useIsStuck(isGoingOn: boolean) {
  const [isStuck, setIsStuck] = useState(false);
  if (isStuck && !isGoingOn) setIsStuck(false);
  useTimeout(() => setIsStuck(true), isGoingOn ? LONGEST_CONNECTING_MS : undefined);
  return isStuck;
}
