/** Letters that are not taken for digits. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const NUMBERS = 1000;
/** Spreads keys that are alike. */
const PRIME = 16_777_619;

/**
 * What a guest without a name is called, by the key that an event's DJs know them by: the same at each of their requests
 * and in each list, and short enough to say across a booth. Few nights have two guests with the same.
 */
export function guestTag(key: string) {
  const hash = [...key].reduce((sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), PRIME) >>> 0, 0);
  const letter = LETTERS[Math.floor(hash / NUMBERS) % LETTERS.length];
  return `${letter}${String(hash % NUMBERS).padStart(3, "0")}`;
}
