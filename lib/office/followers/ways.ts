import "server-only";
import { listChatContacts } from "@/lib/office/chat/service";
import { listContacts } from "@/lib/office/contacts/service";

/** How to reach the people of the samples, by their id: who follows the DJ is in the address book and the chats. */
export function waysToReach() {
  // Ids and addresses are the same in every language.
  const chats = new Set(listChatContacts("en").map(({ id }) => id));
  return Object.fromEntries(
    listContacts("en").map(({ id, email }) => [id, { email, hasChat: chats.has(id) }]),
  );
}
