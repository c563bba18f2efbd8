import "server-only";
import { buildContacts } from "@/data/contacts";
import type { Contact } from "./schema";

const items: Contact[] = buildContacts();

/** Always the same list: these areas are written to on the visitor's own device only. */
export function listContacts() {
  return items;
}
