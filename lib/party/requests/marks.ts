import type { Right } from "@/lib/party/members/rules";

type Rule = {
  /** What the steps are called that set and clear it. */
  set: string;
  clear: string;
  /** Who may do both. */
  right: Right;
};

/**
 * The marks that DJs set on a request. Each is declared here, and is a column of the same name: a request's field, a
 * change, its undo, the board's buttons, and that no guest learns of it all follow. A request that waits apart takes
 * none.
 */
export const marks = {
  /** The song has explicit words: where these are not wanted, a pending request is declined. */
  explicit: { set: "marked", clear: "unmarked", right: "decide" },
} as const satisfies Record<string, Rule>;

export type Mark = keyof typeof marks;
export type MarkVerb = (typeof marks)[Mark]["set" | "clear"];

export const markNames = Object.keys(marks) as Mark[];
export const markVerbs: readonly MarkVerb[] = Object.values(marks).flatMap(({ set, clear }) => [
  set,
  clear,
]);

/** Returns the same value for each name. */
export function each<Name extends string, T>(names: readonly Name[], value: T) {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, T>;
}

/** Returns the marks of a row: a database without booleans stores 0 and 1. */
export function marksOf(row: Record<Mark, number>) {
  return Object.fromEntries(markNames.map((name) => [name, row[name] === 1])) as Record<
    Mark,
    boolean
  >;
}

/** Returns the marks that a change sets or clears. */
export function markedBy(change: { [name in Mark]?: boolean | undefined }) {
  return markNames.filter((name) => change[name] !== undefined);
}
