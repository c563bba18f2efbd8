import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

const HEADER = "x-request-id";

/** Such as a UUID, or the 32 digits of nginx: too long for a telephone number, and nothing that a mail address is made of. */
const WELL_FORMED = /^[\da-z-]{16,64}$/i;

/** Gives the request an id, that of the proxy if it is well-formed, and tells the client: it finds the request in the log. */
export function setRequestId({ headers }: IncomingMessage, response: ServerResponse) {
  const given = headers[HEADER];
  const id = typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
  headers[HEADER] = id;
  response.setHeader(HEADER, id);
}

/** The id of a request that has arrived. */
export function requestId(headers: Headers) {
  return headers.get(HEADER) ?? undefined;
}
