import { useEffect, useEffectEvent, useRef } from "react";

/** Runs `run` each time `value` has changed, but not for the first value. */
export function useChange(value: unknown, run: () => void) {
  const former = useRef(value);
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (former.current === value) return;
    former.current = value;
    runLatest();
  }, [value]);
}

/** Runs `run` for the first `value` and each time it has changed: keeps something outside React in sync with it. */
export function useSync(value: unknown, run: () => unknown) {
  const runLatest = useEffectEvent(run);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `value` is the trigger, and `run` reads what else it needs
  useEffect(() => void runLatest(), [value]);
}
