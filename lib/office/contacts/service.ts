import "server-only";
import { buildContacts } from "@/data/contacts";
import type { Contact } from "./schema";

const items: Contact[] = buildContacts();

/** Always the same list: what a visitor changes stays on their device. */
export function listContacts() {
  return items;
}
