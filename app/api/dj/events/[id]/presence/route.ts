import { boardCalls } from "@/lib/party/board/calls";
import { notePresence } from "@/lib/party/board/presence";
import { route } from "@/lib/route";

export const PUT = route(boardCalls.notePresence, async ({ who, params }) => ({
  others: await notePresence(who, params.id),
}));
