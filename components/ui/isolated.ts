/** Words of a guest inside a sentence keep their own direction and leave that of the sentence alone (FSI … PDI). */
export function isolated(words: string) {
  return `\u2068${words}\u2069`;
}
