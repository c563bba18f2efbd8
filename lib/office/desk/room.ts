import { MAX_DESK_BYTES } from "./calls";
import type { Desk } from "./schema";

/** As long as any that a desk ever has. */
const LAST_REVISION = Number.MAX_SAFE_INTEGER;

/** How many bytes a text has when it is sent. */
export function bytesOf(text: string) {
  return new Blob([text]).size;
}

/** How many bytes a desk still takes before its account refuses it. Negative where it is too large already. */
export function roomOn(desk: Desk) {
  return MAX_DESK_BYTES - bytesOf(JSON.stringify({ desk, revision: LAST_REVISION }));
}
