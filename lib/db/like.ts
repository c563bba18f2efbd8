import { sql } from "kysely";

/** Whether a column contains a text, letter by letter. */
export function contains(column: string, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
