import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Call } from "@/lib/calls/call";
import { patternOf } from "@/lib/calls/path-pattern";
import { log } from "@/lib/process/log.mjs";

/**
 * Creates the function that logs each answer at the level `debug`: the request's id, the call, the status and the time.
 * A call is named as it is declared: paths hold codes of events, names and secrets.
 */
export function createAnswerLog(calls: readonly Pick<Call, "method" | "path">[]) {
  const known = calls.map(({ method, path }) => ({ method, path, pattern: patternOf(path) }));

  function nameOf({ method, url = "" }: IncomingMessage) {
    const [plain = ""] = url.split("?", 1);
    const call = known.find((one) => one.method === method && one.pattern.test(plain));
    return call ? `${method} ${call.path}` : `${method} of a page or file`;
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    if (!log.isLevelEnabled("debug")) return;
    const start = performance.now();
    const call = nameOf(request);
    response.once("close", () => {
      const ms = Math.round(performance.now() - start);
      const id = request.headers["x-request-id"];
      log.debug({ request: id, call, status: response.statusCode, ms }, "Answered.");
    });
  };
}
