import { createContext, use } from "react";

/** Creates a context that is never read outside of its provider, and the hook that reads it. */
export function createRequiredContext<Value>(name: string) {
  const Context = createContext<Value | undefined>(undefined);
  function read() {
    const value = use(Context);
    if (value === undefined) throw new Error(`${name} is read outside of its provider.`);
    return value;
  }
  return [Context, read] as const;
}
