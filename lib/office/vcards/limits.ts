/** A larger file, or one with more cards, is refused: it would take the browser too long. */
export const MOST_MEGABYTES = 10;
export const MOST_CARDS = 5000;
