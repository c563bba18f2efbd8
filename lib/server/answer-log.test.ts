import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/process/log.mjs";
import { createAnswerLog } from "./answer-log";

const calls = [
  { method: "GET", path: "/api/events/{code}" },
  { method: "DELETE", path: "/api/events/{code}" },
] as const;

const noteAnswer = createAnswerLog(calls);

/** Answers a request with status 404, and returns what is logged of that. */
function logged(request: { method?: string; url?: string; headers?: object }, level = "debug") {
  // A logger changes its methods with its level.
  log.level = level;
  const debug = jest.spyOn(log, "debug").mockImplementation(() => undefined);
  const response = Object.assign(new EventEmitter(), { statusCode: 404 });
  noteAnswer({ headers: {}, ...request } as IncomingMessage, response as unknown as ServerResponse);
  expect(debug).not.toHaveBeenCalled();
  response.emit("close");
  return debug.mock.calls.map(([line]) => line);
}

test("an answer is logged with the request's id, the declared call, the status and the time", () => {
  const headers = { "x-request-id": "r1" };
  const lines = logged({ method: "DELETE", url: "/api/events/PARTY2?secret=1", headers });
  const call = "DELETE /api/events/{code}";
  expect(lines).toEqual([{ request: "r1", call, status: 404, ms: expect.any(Number) }]);
});

test.each([
  ["GET", "/logo.svg?PARTY2"],
  ["POST", "/api/events/PARTY2"],
  ["GET", undefined],
])("%s %s is no declared call, and its address is not logged", (method, url) => {
  const [line] = logged({ method, ...(url && { url }) });
  expect(line).toMatchObject({ call: `${method} of a page or file` });
});

test("answers are not logged unless the level asks for them", () => {
  expect(logged({ method: "GET", url: "/logo.svg" }, "info")).toEqual([]);
});
