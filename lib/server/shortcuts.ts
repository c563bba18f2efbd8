import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Call } from "@/lib/calls/call";
import { AppError } from "@/lib/calls/errors";
import { patternOf } from "@/lib/calls/path-pattern";
import { logError } from "@/lib/db/outage";
import type { Reply } from "./answer";
import { type Incoming, MAX_BODY_BYTES } from "./parse";
import { PushedResponse } from "./pushed-response";

/** Nothing is encoded, but in a query, which may be missing, what browsers encode there. */
const PLAIN = { param: "[\\w-]+", rest: "(\\?[\\w=&+%.*-]*)?" };

/** A call with the handler that answers it. */
export type Shortcut = {
  call: Call;
  reply: (request: Incoming, context: { params: Promise<object> }) => Promise<Reply | Response>;
};

/**
 * Creates the shortcuts for `server.mjs`, which bypass Next.js because its routing takes longer than the call
 * itself. The returned function answers a call and returns true, or returns false for anything except the plain
 * form of these calls.
 */
export function createShortcuts(shortcuts: Shortcut[]) {
  const known = shortcuts.map(({ call: { method, path, maxBytes = MAX_BODY_BYTES }, reply }) => {
    return { method, pattern: patternOf(path, PLAIN), mostBytes: maxBytes, reply };
  });

  return (request: IncomingMessage, response: ServerResponse) => {
    for (const { method, pattern, mostBytes, reply } of known) {
      const found = method === request.method && pattern.exec(request.url ?? "");
      if (!found || !isBounded(request, mostBytes)) continue;
      answer(request, response, reply, found.groups ?? {}).catch((error) => {
        logError(error);
        response.destroy();
      });
      return true;
    }
    return false;
  };
}

/** Whether the body has a known length that its call allows, so that it can be read at once. */
function isBounded({ headers }: IncomingMessage, mostBytes: number) {
  return !headers["transfer-encoding"] && Number(headers["content-length"] ?? 0) <= mostBytes;
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  reply: Shortcut["reply"],
  params: object,
) {
  const { method = "", url = "", headers } = incoming;
  const request = {
    method,
    url: `http://localhost${url}`,
    headers: new Headers(headers as Record<string, string>),
    body: null,
    arrayBuffer: () => bytesOf(incoming),
  };
  const sent = await reply(request, { params: Promise.resolve(params) });
  outgoing.statusCode = sent.status;
  for (const [name, value] of sent.headers) outgoing.appendHeader(name, value);
  if (sent instanceof PushedResponse) sent.pushed.sendTo(outgoing);
  else if (sent instanceof Response) outgoing.end(Buffer.from(await sent.arrayBuffer()));
  else outgoing.end(sent.body);
}

/** @throws AppError `invalid_input` if the client disconnects before the end */
async function bytesOf(incoming: IncomingMessage) {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk);
  } catch {
    throw new AppError("invalid_input", { fields: { body: ["invalid"] } });
  }
  return Buffer.concat(chunks);
}
