import { chatCalls } from "@/lib/office/chat/calls";
import { listChatContacts } from "@/lib/office/chat/service";
import { fixtureRoute } from "@/lib/server/fixture-route";

export const GET = fixtureRoute(chatCalls.list, listChatContacts);
