import { deckCalls } from "@/lib/party/decks/calls";
import { choose, connect, disconnect, getLink } from "@/lib/party/decks/link";
import { route } from "@/lib/route";
import { Answer } from "@/lib/server/answer";

export const GET = route(deckCalls.link, ({ who }) => getLink(who));

export const POST = route(
  deckCalls.connect,
  async ({ who }) => new Answer(201, await connect(who)),
);

export const PATCH = route(deckCalls.choose, ({ who, body }) => choose(who, body.eventId));

export const DELETE = route(deckCalls.disconnect, ({ who }) => disconnect(who));
