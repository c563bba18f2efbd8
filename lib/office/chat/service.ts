import "server-only";
import { buildChatContacts } from "@/data/chat";
import type { ChatContact } from "./schema";

const items: ChatContact[] = buildChatContacts();

/** Always the same list: these areas are written to on the visitor's own device only. */
export function listChatContacts() {
  return items;
}
