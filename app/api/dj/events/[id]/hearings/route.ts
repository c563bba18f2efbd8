import { deckCalls } from "@/lib/party/decks/calls";
import { listHearings } from "@/lib/party/decks/questions";
import { route } from "@/lib/route";

export const GET = route(deckCalls.hearings, ({ who, params }) => listHearings(who, params.id));
