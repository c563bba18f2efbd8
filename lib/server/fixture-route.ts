import "server-only";
import type { z } from "zod/mini";
import type { AnswerOf, Call } from "@/lib/calls/call";
import { AppError, type ErrorCode, isAppError } from "@/lib/calls/errors";
import { logFault } from "@/lib/process/log.mjs";
import { refuseCrossSiteWrite } from "./cross-site";
import { takeFloodToken } from "./flood-limit";
import { isRead, parse, readJson } from "./parse";
import { requestId } from "./request-id";

type Body<C extends Call> = C["body"] extends z.ZodMiniType ? z.output<C["body"]> : undefined;

/**
 * Turns a call of the fixture API into a route handler. Like `route()`, but a failure is `{ message }`, in the words
 * of the specification's error catalogue where it has any.
 */
export function fixtureRoute<C extends Call>(
  call: C,
  handle: (body: Body<C>, request: Request) => AnswerOf<C>,
) {
  const handler = async (request: Request) => {
    try {
      if (!isRead(request)) {
        refuseCrossSiteWrite(request);
        takeFloodToken(request.headers);
      }
      const body = call.body && parse(call.body, await readJson(request));
      return respond(200, handle(body as Body<C>, request));
    } catch (error) {
      if (!isAppError(error)) logFault(error, requestId(request.headers));
      const failure = isAppError(error) ? error : new AppError("unexpected");
      return respond(failure.status, fixtureFailure(failure), failure.retryAfter);
    }
  };
  return Object.assign(handler, { call });
}

const messages: Partial<Record<ErrorCode, string>> = {
  forbidden: "This site's own pages only",
  not_found: "Post not found",
  too_fast: "Too many calls",
  too_large: "Payload too large",
  unsupported_type: "Content-Type must be application/json",
  unexpected: "Internal server error",
};

/** What the fixture API answers when a call fails. */
export function fixtureFailure({ code, fields = {} }: AppError) {
  const isInvalid = code === "invalid_input";
  const message = isInvalid ? `Invalid payload: ${Object.keys(fields).join(", ")}` : messages[code];
  return { message: message ?? code };
}

function respond(status: number, body: unknown, retryAfter?: number) {
  const headers = new Headers({ "cache-control": "no-store" });
  if (retryAfter) headers.set("retry-after", String(retryAfter));
  return Response.json(body, { status, headers });
}
