/** How often a board says that it is open, in milliseconds. */
export const BEAT_MS = 10_000;
/** A board that has been silent for so long is closed: two beats may get lost. */
export const SILENT_MS = 25_000;
