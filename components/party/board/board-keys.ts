import type { Keys } from "@/components/ui/keys";

/** The keys of the board. */
export const boardKeys = {
  next: "arrowdown",
  previous: "arrowup",
  accept: "a",
  decline: "d",
  later: "l",
  open: "enter",
  play: "p",
  played: "m",
  search: "/",
  undo: "ctrl+z",
  booth: "b",
  help: "?",
} as const satisfies Keys;
export type BoardAct = keyof typeof boardKeys;
