import "server-only";
import { buildEmails } from "@/data/email";

const items = buildEmails();

/** Always the same list: these areas are written to on the visitor's own device only. */
export function listEmails() {
  return items;
}
