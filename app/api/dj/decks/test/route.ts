import { deckCalls } from "@/lib/party/decks/calls";
import { hearTest } from "@/lib/party/decks/hear";
import { route } from "@/lib/route";

export const POST = route(deckCalls.test, ({ who }) => hearTest(who));
