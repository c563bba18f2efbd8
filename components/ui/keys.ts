/**
 * The keys of a screen by what they do, as both their handlers and the dialog that lists them read them:
 * `KeyboardEvent.key` in lower case, after "ctrl+" where Ctrl or ⌘ is held.
 */
export type Keys = Readonly<Record<string, string>>;

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** Returns what a pressed key does, if anything. */
export function actOf<K extends Keys>(keys: K, { key, ctrlKey, metaKey, altKey }: Pressed) {
  if (altKey) return undefined;
  const pressed = (ctrlKey || metaKey ? CONTROL : "") + key.toLowerCase();
  const acts: (keyof K & string)[] = Object.keys(keys);
  return acts.find((act) => keys[act] === pressed);
}

const CONTROL = "ctrl+";
const NAMES: Record<string, string> = { arrowdown: "↓", arrowup: "↑", enter: "Enter" };

/** Returns the keys to press, as keyboards label them. */
export function labelsOf(key: string) {
  const plain = key.replace(CONTROL, "");
  const label = NAMES[plain] ?? plain.toUpperCase();
  return plain === key ? [label] : ["Ctrl", label];
}
