import "server-only";
import type { z } from "zod/mini";
import type { Dj } from "@/lib/account/auth/schema";
import { requireDj, requireHolder } from "@/lib/account/auth/service";
import { AppError } from "@/lib/calls/errors";
import { type Guest, recognizeGuest, refuseForged } from "@/lib/party/guests/service";
import { refuseCrossSiteWrite } from "./cross-site";
import { takeFloodToken } from "./flood-limit";
import { type Incoming, parse, readJson } from "./parse";

type Schemas = { params?: z.ZodMiniType; query?: z.ZodMiniType; body?: z.ZodMiniType };
export type Who = { guest: Guest; dj: Dj; holder: Dj; anyone: undefined };
type Input<S extends Schemas, W extends keyof Who> = {
  [K in keyof Schemas]-?: S[K] extends z.ZodMiniType ? z.output<S[K]> : undefined;
} & { who: Who[W]; request: Incoming };

type Context = { params: Promise<unknown> };

/** An answer before it takes the shape that Next.js wants. */
export type Reply = { status: number; headers: [string, string][]; body: string | null };

/** What a handler returns when the status is not simply 200 (or 204 for nothing). */
export class Answer {
  readonly status: number;
  readonly body: unknown;
  /** `Set-Cookie` values. */
  readonly cookies: string[];
  constructor(status: number, body: unknown, cookies: string[] = []) {
    this.status = status;
    this.body = body;
    this.cookies = cookies;
  }
}

/**
 * Turns a function of validated input into a route handler: who is asking is settled, each part is
 * parsed once, and failures become `{ error: { code, fields? } }` here, so handlers hold none of it.
 *
 * `who` says who may call: "guest" (known by cookie, given one when new), "dj" (signed in, else 401),
 * "holder" (a DJ who may change their account, else 403) or, by default, anyone. A handler returns data, an
 * `Answer`, or a `Response` of its own.
 */
export function route<const S extends Schemas, const W extends keyof Who = "anyone">(
  expected: S & { who?: W; maxBytes?: number },
  handler: (input: Input<S, W>) => unknown,
) {
  async function reply(request: Incoming, context: Context): Promise<Reply | Response> {
    let setCookie: string | undefined;
    try {
      if (request.method !== "GET") refuseCrossSiteWrite(request);
      const who = await whoAsks(expected.who, request, (value) => {
        setCookie = value;
      });
      const input = { ...(await inputOf(expected, request, context)), who, request };
      return respond(await handler(input as unknown as Input<S, W>), setCookie);
    } catch (error) {
      return respond(failure(error), setCookie, error instanceof AppError ? error.retryAfter : 0);
    }
  }

  const handle = async (request: Request, context: Context) =>
    toResponse(await reply(request, context));
  return Object.assign(handle, { reply });
}

function toResponse(reply: Reply | Response) {
  return reply instanceof Response ? reply : new Response(reply.body, reply);
}

async function whoAsks(
  kind: keyof Who | undefined,
  { headers, method }: Incoming,
  onNewGuest: (setCookie: string | undefined) => void,
) {
  if (kind === "dj") return requireDj(headers);
  if (kind === "holder") return requireHolder(headers);
  if (kind !== "guest") return undefined;
  const guest = recognizeGuest(headers);
  onNewGuest(guest.setCookie);
  if (method !== "GET") {
    takeFloodToken(headers);
    refuseForged(guest);
  }
  return guest;
}

async function inputOf(
  { params, query, body, maxBytes }: Schemas & { maxBytes?: number },
  request: Incoming,
  context: Context,
) {
  return {
    params: params && parse(params, await context.params),
    query: query && parse(query, queryOf(request)),
    body: body && parse(body, await readJson(request, maxBytes)),
  };
}

function queryOf(request: Incoming) {
  return Object.fromEntries(new URL(request.url).searchParams);
}

function respond(result: unknown, setCookie?: string, retryAfter?: number): Reply | Response {
  if (result instanceof Response) {
    if (setCookie) result.headers.append("set-cookie", setCookie);
    return result;
  }
  const { status, body, cookies } = result instanceof Answer ? result : new Answer(200, result);
  const headers: [string, string][] = cookies.map((value) => ["set-cookie", value]);
  if (setCookie) headers.push(["set-cookie", setCookie]);
  if (retryAfter) headers.push(["retry-after", String(retryAfter)]);
  if (body === undefined) return { status: 204, headers, body: null };
  headers.push(["content-type", "application/json"], ["cache-control", "no-store"]);
  return { status, headers, body: JSON.stringify(body) };
}

function failure(error: unknown) {
  if (!(error instanceof AppError)) console.error(error);
  const { code, status, fields } = error instanceof AppError ? error : new AppError("unexpected");
  return new Answer(status, { error: { code, ...(fields && { fields }) } });
}
