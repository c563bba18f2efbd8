/** Characters of a search. */
export const LONGEST_SEARCH = 100;

/** Beats per minute. */
export const FASTEST = 1000;
