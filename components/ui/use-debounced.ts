import { useState } from "react";
import { useTimeout } from "@/lib/client/effects/use-timer";

/** Returns `value` once it has not changed for `ms`. */
export function useDebounced<T>(value: T, ms: number) {
  const [delayed, setDelayed] = useState(value);
  useTimeout(() => setDelayed(value), ms, value);
  return delayed;
}
