/** The most of one product in a cart: a button held down does not mean more. */
export const MOST_OF_ONE = 99;
