import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Call } from "@/lib/calls/call";
import { AppError } from "@/lib/calls/errors";
import { patternOf } from "@/lib/calls/path-pattern";
import { Answer, respond, respondToError } from "./answer";
import { createBodyLimit } from "./body-limit";
import { fixtureFailure } from "./fixture-route";

/** What Next.js understands. It fails on TRACE, and on the address `*`. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Files are only read: Next.js fails on any other method. */
const OF_FILES = ["GET", "HEAD"];
/** Browsers without scripts send forms to the page itself. */
const OF_PAGES = [...OF_FILES, "POST"];
const FILE = /\.\w+$/;

/**
 * Creates the function with which `server.mjs` refuses what no handler ever sees: an address or a method that does not
 * exist, a method that a known call, a page or a file does not have, and a body that is too large for its call. It
 * answers and returns true, or returns false.
 */
export function createRefusals(calls: readonly Pick<Call, "method" | "path" | "maxBytes">[]) {
  const mostBytes = createBodyLimit(calls);
  const known = calls.map(({ method, path }) => ({ method, pattern: patternOf(path) }));

  /** The methods of the calls, the page or the file at a path; none where there is no call. */
  function methodsAt(path: string) {
    const methods: string[] = known.flatMap(({ method, pattern }) =>
      pattern.test(path) ? method : [],
    );
    if (methods.length === 0 && !/^\/api(\/|$)/.test(path))
      return FILE.test(path) ? OF_FILES : OF_PAGES;
    return methods.includes("GET") ? [...methods, "HEAD"] : methods;
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", url = "", headers } = request;
    const refuse = refusalOf(request, response);
    if (!url.startsWith("/")) return refuse("invalid_input");
    if (!METHODS.includes(method)) return refuse("wrong_method", { allow: METHODS });
    if (Number(headers["content-length"]) > mostBytes({ method, url }))
      return refuse("too_large", { url });
    const [path = ""] = url.split("?", 1);
    if (method === "OPTIONS" && !FILE.test(path)) return false;
    const methods = methodsAt(path);
    if (methods.length === 0 || methods.includes(method)) return false;
    return refuse("wrong_method", { url, allow: methods });
  };
}

type Refused = "invalid_input" | "wrong_method" | "too_large";

function refusalOf(request: IncomingMessage, response: ServerResponse) {
  return (code: Refused, { url = "", allow }: { url?: string; allow?: string[] } = {}) => {
    const error = new AppError(code);
    const { status, headers, body } = url.startsWith("/api/data/")
      ? respond(new Answer(error.status, fixtureFailure(error)))
      : respondToError(error);
    for (const [name, value] of headers) response.setHeader(name, value);
    if (allow) response.setHeader("allow", allow.join(", "));
    response.setHeader("connection", "close");
    const answer = String(body);
    response.setHeader("content-length", Buffer.byteLength(answer));
    response.statusCode = status;
    // The answer is whole for its reader, and the connection ends after what is still being sent.
    response.write(answer);
    discardBody(request, () => response.end());
    return true;
  };
}

/** A sender that stops for so long does not send any more. */
const IDLE_MS = 1000;
const MOST_DISCARDED_BYTES = 16 * 1024 * 1024;

/**
 * Reads a body that nobody wants, up to a limit: a connection that is closed over unread data is reset, and whoever is
 * still sending never sees the answer (what nginx calls a lingering close).
 */
function discardBody(request: IncomingMessage, onEnd: () => void) {
  let bytes = 0;
  const idle = setTimeout(finish, IDLE_MS);
  function finish() {
    clearTimeout(idle);
    request.off("data", discard).off("close", finish);
    onEnd();
  }
  function discard(piece: Buffer) {
    bytes += piece.length;
    if (bytes > MOST_DISCARDED_BYTES) finish();
    else idle.refresh();
  }
  request.on("data", discard).on("close", finish);
}
