import "server-only";
import { buildChatContacts } from "@/data/chat";
import type { ChatContact } from "./schema";

const items: ChatContact[] = buildChatContacts();

/** Lists the sample data. The visitor's changes stay on the device. */
export function listChatContacts() {
  return items;
}
