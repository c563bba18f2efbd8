import { bytesOf, roomOn } from "./room";
import type { Desk } from "./schema";

/** Words cost little and matter most: pictures and files leave them this much of a desk, in bytes. */
const FOR_WORDS = 64 * 1024;
/** What an entry takes beside its content, generously. */
const AROUND = 1024;
/** An entry's time, an id and what has been read are written even when there is no room for words. */
const SPARE = 4 * 1024;

/** Base64 writes three bytes in four letters. */
export function bytesInBase64(bytes: number) {
  return Math.ceil(bytes / 3) * 4;
}

/** How many bytes of files the desk still takes. */
export function roomForFiles(desk: Desk) {
  const letters = roomOn(desk) - FOR_WORDS - AROUND;
  return Math.max(0, Math.floor(letters / 4) * 3);
}

/** Whether the desk still takes these new items. */
export function hasRoomFor(desk: Desk, items: readonly unknown[]) {
  return bytesOf(JSON.stringify(items)) + items.length * AROUND <= roomOn(desk) - SPARE;
}
