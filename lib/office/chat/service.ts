import "server-only";
import { buildChatContacts } from "@/data/chat";

const items = buildChatContacts();

/** Always the same list: these areas are written to on the visitor's own device only. */
export function listChatContacts() {
  return items;
}
