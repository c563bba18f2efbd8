import { MAX_DESK_BYTES } from "./calls";
import { type Desk, EMPTY_DESK, type Entry } from "./schema";

/** What a desk without entries takes, with a revision as long as any ever has. */
const AROUND = bytesOf(JSON.stringify({ desk: EMPTY_DESK, revision: Number.MAX_SAFE_INTEGER }));

/** Entries never change, so each is measured once: a desk has thousands. */
const known = new WeakMap<Entry, number>();

/** How many bytes a text has in UTF-8. Counted here, because a `Blob` for each of a thousand entries takes a second. */
export function bytesOf(text: string) {
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    // Two units make a letter of four bytes.
    const isHalf = unit >= 0xd800 && unit <= 0xdfff;
    if (unit > 0x7f) bytes += unit > 0x7ff && !isHalf ? 2 : 1;
  }
  return bytes;
}

function bytesOfEntry(id: string, entry: Entry) {
  const bytes = known.get(entry) ?? bytesOf(JSON.stringify(entry));
  known.set(entry, bytes);
  // Quotes, a colon and a comma.
  return bytes + id.length + 4;
}

/** How many bytes a desk still takes before its account refuses it. Negative where it is too large already. */
export function roomOn({ entries }: Desk) {
  const written = Object.entries(entries).map(([id, entry]) => bytesOfEntry(id, entry));
  return MAX_DESK_BYTES - AROUND - written.reduce((sum, bytes) => sum + bytes, 0);
}
