// Beside the rules, because browsers have no need of slugify.
import slugify from "slugify";
import type { BlogPost } from "./schema";

/** What slugify would transliterate ("&" to "and", "é" to "e"): the specification removes it. */
const SPELT_OUT = /[$%&<>|]|[^\p{ASCII}]/gu;

/**
 * A title's form in an address, as the specification has it: lower-cased, spaces turned into hyphens, other non-word
 * characters removed. Neighbouring hyphens are one. Empty for a title without any Latin letter or digit.
 */
export function slugOf(title: string) {
  const written = title.replace(SPELT_OUT, "");
  return slugify(written, { lower: true, trim: false, remove: /[^\w -]/g });
}

/** The last part of a post's address: its slug, or its id where the title leaves nothing to read. */
export function postName({ id, title }: Pick<BlogPost, "id" | "title">) {
  const slug = slugOf(title);
  return /[a-z0-9]/.test(slug) ? slug : String(id);
}
