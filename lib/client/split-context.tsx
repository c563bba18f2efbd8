import { type Context, createContext, type ReactNode, use } from "react";

/**
 * Creates a context in parts that change apart: its provider, and the hook that reads one part, which renders again only
 * for that one.
 */
export function createSplitContext<Parts extends object>(name: string) {
  const contexts = new Map<keyof Parts, Context<unknown>>();

  function contextOf(part: keyof Parts) {
    const known = contexts.get(part) ?? createContext<unknown>(undefined);
    contexts.set(part, known);
    return known;
  }

  function provide({ parts, children }: { parts: Parts; children: ReactNode }) {
    let inside = children;
    for (const part of Object.keys(parts) as (keyof Parts)[]) {
      const Part = contextOf(part);
      inside = <Part value={parts[part]}>{inside}</Part>;
    }
    return inside;
  }

  function read<Name extends keyof Parts>(part: Name) {
    const value = use(contextOf(part)) as Parts[Name] | undefined;
    if (value === undefined) throw new Error(`${name} is read outside of its provider.`);
    return value;
  }

  return [provide, read] as const;
}
