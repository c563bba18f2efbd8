import { chatCalls } from "@/lib/office/chat/calls";
import { listChatContacts } from "@/lib/office/chat/service";
import { fixtureRoute } from "@/lib/server/fixture-route";
import { languageOf } from "@/lib/shell/customizer/service";

export const GET = fixtureRoute(chatCalls.list, (_, { headers }) =>
  listChatContacts(languageOf(headers)),
);
