import { deckCalls } from "@/lib/party/decks/calls";
import { answer } from "@/lib/party/decks/questions";
import { route } from "@/lib/route";

export const POST = route(deckCalls.answer, ({ who, params, body }) =>
  answer(who, params.id, params.hearing, body.isSame),
);
