import { useEffect, useState } from "react";

/** Returns `value` once it has not changed for `ms`. */
export function useDebounced<T>(value: T, ms: number) {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return delayed;
}
