/** The tracks that a search may return: by their place in the catalogue, one bit each. */
export type Allowed = Uint8Array;

/** Allows no track of a catalogue of this size. */
export function allowNone(size: number): Allowed {
  return new Uint8Array(Math.ceil(size / 8));
}

export function allow(allowed: Allowed, place: number) {
  allowed[place >> 3] = (allowed[place >> 3] ?? 0) | (1 << (place & 7));
}

export function isAllowed(allowed: Allowed, place: number) {
  return ((allowed[place >> 3] as number) & (1 << (place & 7))) !== 0;
}
