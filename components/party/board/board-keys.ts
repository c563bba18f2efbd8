/** The keys of the board, as both their handlers and the dialog that lists them read them. `KeyboardEvent.key` in lower case. */
export const boardKeys = {
  next: "arrowdown",
  previous: "arrowup",
  accept: "a",
  decline: "d",
  later: "l",
  open: "enter",
  undo: "z",
  help: "?",
} as const;
export type BoardAct = keyof typeof boardKeys;

/** With Ctrl or ⌘, as everywhere. */
const withControl: readonly BoardAct[] = ["undo"];

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** Returns what a key does on the board, if anything. */
export function actOf({ key, ctrlKey, metaKey, altKey }: Pressed): BoardAct | undefined {
  const acts = Object.keys(boardKeys) as BoardAct[];
  const act = acts.find((one) => boardKeys[one] === key.toLowerCase());
  const isControl = ctrlKey || metaKey;
  return act && !altKey && isControl === withControl.includes(act) ? act : undefined;
}

const NAMES: Record<string, string> = { arrowdown: "↓", arrowup: "↑", enter: "Enter" };

/** Returns the keys to press, as keyboards label them. */
export function labelsOf(act: BoardAct) {
  const key = boardKeys[act];
  const label = NAMES[key] ?? key.toUpperCase();
  return withControl.includes(act) ? ["Ctrl", label] : [label];
}
