import { useLayoutEffect, useRef, useState } from "react";

type Functions = Record<string, (...given: never[]) => unknown>;

/**
 * Returns the same object on each render, whose functions do what the latest ones do: what only calls them need not
 * render again. Not for functions that render.
 */
export function useStable<F extends Functions>(functions: F): F {
  const latest = useRef(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  const [stable] = useState(() => {
    const names = Object.keys(functions);
    const pairs = names.map((name) => [
      name,
      (...given: never[]) => latest.current[name]?.(...given),
    ]);
    return Object.fromEntries(pairs) as F;
  });
  return stable;
}
