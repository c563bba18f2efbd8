import { useEffect, useEffectEvent, useRef } from "react";

/** Runs `run` after `value` has changed: not for the first one. */
export function useChange(value: unknown, run: () => void) {
  const former = useRef(value);
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (former.current === value) return;
    former.current = value;
    runLatest();
  }, [value]);
}
