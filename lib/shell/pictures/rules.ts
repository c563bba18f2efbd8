/** Returns pseudo-random numbers from 0 to 1 that depend on the text alone. */
export function numbersOf(text: string) {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    // mulberry32: short, and good enough that neighbouring ids look different
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Draw = ReturnType<typeof numbersOf>;

export function pick<T>(draw: Draw, [first, ...others]: readonly [T, ...T[]]): T {
  return others[Math.floor(draw() * (others.length + 1)) - 1] ?? first;
}

/** A square picture, 160 units wide, that fills its frame. */
export function frame(content: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160" preserveAspectRatio="xMidYMid slice">${rounded(content)}</svg>`;
}

/** The drawing in tenths of a unit: nobody sees a hundredth, and every page downloads it. */
export function rounded(content: string) {
  return content.replace(/\d+\.\d{2,}/g, (length) => Number(length).toFixed(1));
}

/** Returns a gradient from one colour to the other, corner to corner. */
export function blend(from: string, to: string) {
  return `<defs><linearGradient id="blend" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="160" height="160" fill="url(#blend)"/>`;
}
