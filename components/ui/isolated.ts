/** Isolates a guest's words in a sentence, so that their direction does not affect the rest (FSI … PDI). */
export function isolated(words: string) {
  return `\u2068${words}\u2069`;
}
