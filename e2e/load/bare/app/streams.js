// Next.js bundles each route apart from the others; they meet here.
globalThis.bareStreams ??= new Set();

/** The open streams of this process. */
export const streams = globalThis.bareStreams;
