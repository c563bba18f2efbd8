import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { type Incoming, MAX_BODY_BYTES } from "./parse";
import type { Reply } from "./route";

type Handler = {
  reply: (
    request: Incoming,
    context: { params: Promise<Record<string, string>> },
  ) => Promise<Reply | Response>;
};

/** A route's address as its folders spell it, and those of its handlers that are found directly, by method. */
type Shortcut = { address: string; handlers: Record<string, Handler> };

type Answers = (request: IncomingMessage, response: ServerResponse) => boolean;
const shared = globalThis as { crowdcueShortcuts?: Answers };

/**
 * Lets `server.mjs` answer these calls by the same handlers, past Next.js: its way to a handler and back takes
 * four times what the call takes. Whatever is not the plain form of such a call goes the long way.
 */
export function offerShortcuts(shortcuts: Shortcut[]) {
  const known = shortcuts.map(({ address, handlers }) => ({
    path: patternOf(address),
    handlers: new Map(Object.entries(handlers)),
  }));

  shared.crowdcueShortcuts = (request, response) => {
    if (!isBounded(request)) return false;
    for (const { path, handlers } of known) {
      const handler = handlers.get(request.method ?? "");
      const found = handler && path.exec(request.url ?? "");
      if (!found) continue;
      answer(request, response, handler, found.groups ?? {}).catch(() => response.destroy());
      return true;
    }
    return false;
  };
}

/** `/api/events/[code]` as a pattern, with or without a query: letters, digits and dashes, nothing encoded. */
function patternOf(address: string) {
  return new RegExp(`^${address.replace(/\[(\w+)\]/g, "(?<$1>[\\w-]+)")}(\\?[\\w=&-]*)?$`);
}

/** Its body is read at once: it has to say how long it is. */
function isBounded({ headers }: IncomingMessage) {
  return !headers["transfer-encoding"] && Number(headers["content-length"] ?? 0) <= MAX_BODY_BYTES;
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { reply }: Handler,
  params: Record<string, string>,
) {
  const { method = "", url = "" } = incoming;
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const request = {
    method,
    url: `http://localhost${url}`,
    headers: new Headers(incoming.headers as Record<string, string>),
    body: null,
    arrayBuffer: async () => bytes,
  };
  const answered = await reply(request, { params: Promise.resolve(params) });
  outgoing.statusCode = answered.status;
  for (const [name, value] of answered.headers) outgoing.appendHeader(name, value);
  if (answered.body instanceof ReadableStream) await pipeline(answered.body, outgoing);
  else outgoing.end(answered.body);
}
