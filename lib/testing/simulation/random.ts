import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** Draws numbers that follow from a seed alone (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** At least 0, less than 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `below` - 1. */
  below(below: number) {
    return Math.floor(this.next() * below);
  }

  uuid() {
    const hex = Array.from({ length: 32 }, () => this.below(16).toString(16)).join("");
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
  }
}

/** Lets whatever Node.js makes up at random follow from a seed, in this process. */
export function seedNode(seed: number) {
  const random = new Random(seed ^ 0x5eed);
  const fill = <T extends NodeJS.ArrayBufferView>(view: T) => {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = random.below(256);
    return view;
  };
  Object.assign(crypto, {
    randomUUID: () => random.uuid(),
    randomBytes: (size: number) => fill(Buffer.alloc(size)),
    randomFillSync: fill,
  });
  syncBuiltinESMExports();
}
