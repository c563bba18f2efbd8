import { presenceCalls } from "@/lib/party/presence/calls";
import { notePresence } from "@/lib/party/presence/service";
import { route } from "@/lib/route";

export const PUT = route(presenceCalls.note, ({ who, params }) => notePresence(who, params.id));
