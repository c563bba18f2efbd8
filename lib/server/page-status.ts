import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { singleton } from "@/lib/process/singleton";

const responses = singleton("responses", () => new AsyncLocalStorage<ServerResponse | undefined>());

/**
 * Keeps the response at hand for the code that builds it. What the router of a loaded page fetches has no part in
 * this: given another status than 200, it would load the whole document once more.
 */
export function keepResponse({ headers }: IncomingMessage, response: ServerResponse) {
  responses.get().enterWith(headers.rsc ? undefined : response);
}

/**
 * Answers the page that calls this with status 404. `notFound()` of Next.js would do so with an empty document, which
 * only scripts fill: no heading, language or direction for anybody else.
 */
export function answerNotFound() {
  const response = responses.get().getStore();
  if (response) response.statusCode = 404;
}
