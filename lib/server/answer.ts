import "server-only";
import { AppError, isAppError } from "@/lib/calls/errors";
import { isOutage, logError } from "@/lib/db/outage";
import type { Incoming } from "./parse";
import { requestId } from "./request-id";

/** An answer before it becomes a `Response`. */
export type Reply = { status: number; headers: [string, string][]; body: string | null };

/** What a handler returns if the status is not the default: 200, or 204 without a body. */
export class Answer<B = unknown> {
  readonly status: number;
  readonly body: B;
  /** `Set-Cookie` values. */
  readonly cookies: string[];
  constructor(status: number, body: B, cookies: string[] = []) {
    this.status = status;
    this.body = body;
    this.cookies = cookies;
  }
}

/** Builds the reply for a handler's result. `cookie` is the caller's, and comes after those of the answer. */
export function respond(result: unknown, cookie?: string, retryAfter?: number): Reply | Response {
  if (result instanceof Response) {
    if (cookie) result.headers.append("set-cookie", cookie);
    return result;
  }
  const { status, body, cookies } = result instanceof Answer ? result : new Answer(200, result);
  const headers: [string, string][] = cookies.map((value) => ["set-cookie", value]);
  if (cookie) headers.push(["set-cookie", cookie]);
  if (retryAfter) headers.push(["retry-after", String(retryAfter)]);
  if (body === undefined) return { status: 204, headers, body: null };
  headers.push(["content-type", "application/json"], ["cache-control", "no-store"]);
  return { status, headers, body: JSON.stringify(body) };
}

/** How soon a client may try again when the storage fails. */
export const OUTAGE_RETRY_SECONDS = 5;

/** Builds the reply for an error. Only an `AppError` reveals what went wrong; others are logged. */
export function respondToError(error: unknown, cookie?: string, request?: Incoming) {
  if (!isAppError(error)) logError(error, request && requestId(request.headers));
  const { code, status, fields, retryAfter, found } = failureOf(error);
  const body = { error: { code, ...(fields && { fields }) }, ...found };
  return respond(new Answer(status, body), cookie, retryAfter);
}

/** What a caller learns of an error. */
export function failureOf(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (!isOutage(error)) return new AppError("unexpected");
  return new AppError("unavailable", { retryAfter: OUTAGE_RETRY_SECONDS });
}

export function toResponse(reply: Reply | Response) {
  return reply instanceof Response ? reply : new Response(reply.body, reply);
}
