import "server-only";
import { buildContacts } from "@/data/contacts";
import type { Contact } from "./schema";

const items: Contact[] = buildContacts();

/** Lists the sample data. The visitor's changes stay on the device. */
export function listContacts() {
  return items;
}
