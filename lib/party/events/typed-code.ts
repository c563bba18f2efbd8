import { latinDigits } from "@/lib/text/latin-digits";
import { codeSchema } from "./schema";

/**
 * Returns the event code in what a guest typed or pasted: with spaces or hyphens, in full-width letters, or inside
 * a link to the event. Undefined if there is none.
 */
export function codeIn(typed: string) {
  const linked = /[?&]event=([^&#]*)/i.exec(typed)?.[1];
  const letters = latinDigits(linked ?? typed)
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "");
  return codeSchema.safeParse(letters).data;
}
