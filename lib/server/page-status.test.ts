import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { answerNotFound, keepResponse } from "./page-status";

/** The status of a page that says it does not exist, asked for with these headers. */
function statusOf(headers: Record<string, string>) {
  const response = { statusCode: 200 } as ServerResponse;
  new AsyncResource("request").runInAsyncScope(() => {
    keepResponse({ headers } as unknown as IncomingMessage, response);
    answerNotFound();
  });
  return response.statusCode;
}

test("a page that does not exist has status 404", () => {
  expect(statusOf({})).toBe(404);
});

test("what the router of a loaded page fetches keeps its status, or the document would load again", () => {
  expect(statusOf({ rsc: "1" })).toBe(200);
});

test("outside of a request nothing happens", () => {
  expect(answerNotFound).not.toThrow();
});
