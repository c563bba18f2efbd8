// Shared through globalThis, because Next.js bundles each route separately.
globalThis.bareStreams ??= new Set();

/** The open streams of this process. */
export const streams = globalThis.bareStreams;
