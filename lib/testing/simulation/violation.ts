import { isDeepStrictEqual } from "node:util";

/** A promise that the product has broken. Its rule is the same for every seed that breaks it. */
export class Violation extends Error {
  readonly rule: string;

  constructor(rule: string, ...details: unknown[]) {
    const texts = details.map((part) => (typeof part === "string" ? part : JSON.stringify(part)));
    super([rule, ...texts].join(": "));
    this.rule = rule;
  }
}

/** Says in which of its columns a row is another one than before. */
export function differing(before: object, after: object | undefined) {
  const [was, is] = [before, after ?? {}] as Record<string, unknown>[];
  return Object.keys(before)
    .filter((key) => !isDeepStrictEqual(was?.[key], is?.[key]))
    .map((key) => `${key} was ${JSON.stringify(was?.[key])}, is ${JSON.stringify(is?.[key])}`);
}
