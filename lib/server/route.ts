import "server-only";
import type { z } from "zod/mini";
import type { AnswerOf, Call, Who } from "@/lib/calls/call";
import type { ErrorCode } from "@/lib/calls/errors";
import { type Answer, failureOf, type Reply, respond, respondToError, toResponse } from "./answer";
import { refuseCrossSiteWrite } from "./cross-site";
import { type Incoming, isRead, parse, readJson } from "./parse";

/** Recognizes the caller, or throws. A cookie that it sets is sent with the answer or the refusal. */
type Recognize = (request: Incoming, setCookie: (value: string) => void) => unknown;
export type Callers = Record<Who, Recognize>;
export type CallerOf<R extends Callers, C extends Call> = Awaited<ReturnType<R[C["who"]]>>;

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
/** The parsed input of a handler. */
export type Input<C extends Call> = {
  params: Output<C["params"]>;
  query: Output<C["query"]>;
  body: Output<C["body"]>;
  request: Incoming;
};

/** The JSON that a call answers with. */
export type Json<C extends Call> = Exclude<AnswerOf<C>, string>;
// biome-ignore lint/suspicious/noConfusingVoidType: what a service returns that answers nothing
type Nothing<C extends Call> = undefined extends AnswerOf<C> ? void : never;
/** What a handler returns: data, or an `Answer` with a status. Media types other than JSON are a `Response`. */
type Result<C extends Call> = Json<C> | Nothing<C> | Answer<Json<C>> | Response;

type Context = { params: Promise<unknown> };

/**
 * Creates the function that turns a call and a handler function into a route handler. It recognizes the caller,
 * parses each part once, and turns failures into `{ error: { code, fields? } }`, so that handlers do none of
 * this. A handler function returns data, an `Answer` or a `Response`. `note` hears of each call how it ended.
 */
export function createRoute<R extends Callers>(callers: R) {
  return function route<C extends Call>(
    call: C,
    handler: (input: Input<C> & { who: CallerOf<R, C> }) => Result<C> | Promise<Result<C>>,
    note?: (outcome: "accepted" | ErrorCode) => void,
  ) {
    async function reply(request: Incoming, context: Context): Promise<Reply | Response> {
      let cookie: string | undefined;
      try {
        if (!isRead(request)) refuseCrossSiteWrite(request);
        const who = await callers[call.who](request, (value) => {
          cookie = value;
        });
        const input = { ...(await inputOf(call, request, context)), who, request };
        const result = await handler(input as Parameters<typeof handler>[0]);
        note?.("accepted");
        return respond(result, cookie);
      } catch (error) {
        note?.(failureOf(error).code);
        return respondToError(error, cookie, request);
      }
    }

    const handle = async (request: Request, context: Context) =>
      toResponse(await reply(request, context));
    return Object.assign(handle, { call, reply });
  };
}

async function inputOf(
  { params, query, body, maxBytes }: Call,
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
