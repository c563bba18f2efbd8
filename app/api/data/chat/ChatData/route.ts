import { chatCalls } from "@/lib/chat/schema";
import { listChatContacts } from "@/lib/chat/service";
import { dataRoute } from "@/lib/http/data-route";

export const GET = dataRoute(chatCalls.list, listChatContacts);
