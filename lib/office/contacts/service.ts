import "server-only";
import { buildContacts } from "@/data/contacts";

const items = buildContacts();

/** Always the same list: these areas are written to on the visitor's own device only. */
export function listContacts() {
  return items;
}
