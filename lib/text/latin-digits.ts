/** The digits of Arabic and Persian keyboards, and the full-width ones of Chinese. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** A text with its digits as numbers and codes are read: "١٢" becomes "12". */
export function latinDigits(text: string) {
  return text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
}

/** The whole number that somebody has typed. NaN for anything else: a point or comma may part thousands or fractions. */
export function wholeNumber(typed: string) {
  const digits = latinDigits(typed.trim());
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
