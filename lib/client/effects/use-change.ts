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

/** Runs `run` for the first `value` and after each change of it: what lies outside of React follows it. */
export function useSync(value: unknown, run: () => unknown) {
  const runLatest = useEffectEvent(run);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `value` is what `run` follows
  useEffect(() => void runLatest(), [value]);
}
