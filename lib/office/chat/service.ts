import "server-only";
import { buildChatContacts } from "@/data/chat";
import type { ChatContact } from "./schema";

const items: ChatContact[] = buildChatContacts();

/** Always the same list: what a visitor changes stays on their device. */
export function listChatContacts() {
  return items;
}
