import type { Author } from "./schema";

/** The author of comments by visitors who are not signed in. */
export const STRANGER_ID = "stranger";

/** An author's name as it is shown. A stranger's is a word of the reader's language. */
export function nameOf({ id, name }: Pick<Author, "id" | "name">, visitor: string) {
  return id === STRANGER_ID ? visitor : name;
}
