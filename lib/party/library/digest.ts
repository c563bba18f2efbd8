/** Two primes of MurmurHash3, which spread the bits of one letter over the whole sum. */
const [FIRST, SECOND] = [2654435761, 1597334677];

/** Names a text by 16 hexadecimal digits: the same text always alike, and the text cannot be read from them. */
export function digest(text: string) {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, FIRST);
    two = Math.imul(two ^ code, SECOND);
  }
  const mixed = (sum: number, other: number) =>
    Math.imul(sum ^ (sum >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  const hex = (sum: number) => (sum >>> 0).toString(16).padStart(8, "0");
  return hex(mixed(one, two)) + hex(mixed(two, one));
}
