import { useEffect, useEffectEvent, useState } from "react";
import { onceLoaded, whenIdle } from "./when-idle";

/** Runs a task once the page is idle, as `whenIdle` does, and again each time that it becomes wanted. */
export function useWhenIdle(task: () => unknown, isWanted = true) {
  const latestTask = useEffectEvent(task);
  useEffect(() => {
    if (isWanted) whenIdle(() => latestTask());
  }, [isWanted]);
}

/** Runs a task once the page has loaded, as `onceLoaded` does. */
export function useOnceLoaded(task: () => unknown) {
  const latestTask = useEffectEvent(task);
  useEffect(() => onceLoaded(() => latestTask()), []);
}

/** Whether the page has loaded: what the first view needs is there. */
export function useHasLoaded() {
  const [hasLoaded, setHasLoaded] = useState(false);
  useOnceLoaded(() => setHasLoaded(true));
  return hasLoaded;
}
