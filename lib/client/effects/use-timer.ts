import { useEffect, useEffectEvent } from "react";

/** Runs `run` once after so many ms; never while `ms` is undefined. A change of `since` starts the time anew. */
export function useTimeout(run: () => void, ms: number | undefined, since?: unknown) {
  const runLatest = useEffectEvent(run);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `since` starts the time anew
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setTimeout(() => runLatest(), ms);
    return () => clearTimeout(timer);
  }, [ms, since]);
}

/** Runs `run` every so many ms; never while `ms` is undefined. */
export function useInterval(run: () => void, ms: number | undefined) {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setInterval(() => runLatest(), ms);
    return () => clearInterval(timer);
  }, [ms]);
}
