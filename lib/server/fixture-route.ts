import "server-only";
import type { z } from "zod/mini";
import type { AnswerOf, Call } from "@/lib/calls/call";
import { AppError, type ErrorCode } from "@/lib/calls/errors";
import { refuseCrossSiteWrite } from "./cross-site";
import { parse, readJson } from "./parse";

type Body<C extends Call> = C["body"] extends z.ZodMiniType ? z.output<C["body"]> : undefined;

/**
 * Turns a call of the fixture API into a route handler. Like `route()`, but a failure is `{ message }`, in the words
 * of the specification's error catalogue where it has any.
 */
export function fixtureRoute<C extends Call>(call: C, handle: (body: Body<C>) => AnswerOf<C>) {
  const handler = async (request: Request) => {
    try {
      if (call.method !== "GET") refuseCrossSiteWrite(request);
      const body = call.body && parse(call.body, await readJson(request));
      return respond(200, handle(body as Body<C>));
    } catch (error) {
      if (!(error instanceof AppError)) console.error(error);
      const failure = error instanceof AppError ? error : new AppError("unexpected");
      return respond(failure.status, fixtureFailure(failure));
    }
  };
  return Object.assign(handler, { call });
}

const messages: Partial<Record<ErrorCode, string>> = {
  forbidden: "This site's own pages only",
  not_found: "Post not found",
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

function respond(status: number, body: unknown) {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
