import { chatCalls } from "@/lib/office/chat/calls";
import { listChatContacts } from "@/lib/office/chat/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const GET = dataRoute(chatCalls.list, listChatContacts);
