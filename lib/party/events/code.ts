/** Letters and digits that are not confused on a poster: no 0 O 1 I L. */
export const CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const CODE_LENGTH = 6;
