/** Enough of a title to find it. */
export const SEARCH_LENGTH = 100;
