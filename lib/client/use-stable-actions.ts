import { useLayoutEffect, useRef, useState } from "react";

type Actions = Record<string, (...given: never[]) => unknown>;

/**
 * Functions that stay the same from render to render and call those of the newest one: what only acts does not render
 * again. For event handlers, not for what is called while rendering.
 */
export function useStableActions<A extends Actions>(actions: A): A {
  const newest = useRef(actions);
  useLayoutEffect(() => {
    newest.current = actions;
  });
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(actions).map((name) => [
        name,
        (...given: never[]) => newest.current[name]?.(...given),
      ]),
    ),
  );
  return stable as A;
}
