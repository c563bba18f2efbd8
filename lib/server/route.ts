import "server-only";
import type { z } from "zod/mini";
import type { AnswerOf, Call, Who } from "@/lib/calls/call";
import { type Answer, type Reply, respond, respondToError, toResponse } from "./answer";
import { refuseCrossSiteWrite } from "./cross-site";
import { type Incoming, isRead, parse, readJson } from "./parse";

/** Recognizes who makes a call, or refuses. A cookie that it sets goes with the answer, a refusal too. */
type Recognize = (request: Incoming, setCookie: (value: string) => void) => unknown;
export type Callers = Record<Who, Recognize>;
export type CallerOf<R extends Callers, C extends Call> = Awaited<ReturnType<R[C["who"]]>>;

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
/** What a handler is given, parsed. */
export type Input<C extends Call> = {
  params: Output<C["params"]>;
  query: Output<C["query"]>;
  body: Output<C["body"]>;
  request: Incoming;
};

/** What a call answers as JSON. */
export type Json<C extends Call> = Exclude<AnswerOf<C>, string>;
// biome-ignore lint/suspicious/noConfusingVoidType: what a service returns that answers nothing
type Nothing<C extends Call> = undefined extends AnswerOf<C> ? void : never;
/** What a call answers, as data or with a status. A media type other than JSON is a `Response`. */
type Result<C extends Call> = Json<C> | Nothing<C> | Answer<Json<C>> | Response;

type Context = { params: Promise<unknown> };

/**
 * Makes the function that turns a call and a function of its input into a route handler: who makes the call is
 * settled, each part is parsed once, and failures become `{ error: { code, fields? } }` here, so that handlers
 * hold none of it. A handler returns data, an `Answer`, or a `Response` of its own.
 */
export function createRoute<R extends Callers>(callers: R) {
  return function route<C extends Call>(
    call: C,
    handler: (input: Input<C> & { who: CallerOf<R, C> }) => Result<C> | Promise<Result<C>>,
  ) {
    async function reply(request: Incoming, context: Context): Promise<Reply | Response> {
      let cookie: string | undefined;
      try {
        if (!isRead(request)) refuseCrossSiteWrite(request);
        const who = await callers[call.who](request, (value) => {
          cookie = value;
        });
        const input = { ...(await inputOf(call, request, context)), who, request };
        return respond(await handler(input as Parameters<typeof handler>[0]), cookie);
      } catch (error) {
        return respondToError(error, cookie);
      }
    }

    const handle = async (request: Request, context: Context) =>
      toResponse(await reply(request, context));
    return Object.assign(handle, { call, reply });
  };
}

async function inputOf({ params, query, body }: Call, request: Incoming, context: Context) {
  return {
    params: params && parse(params, await context.params),
    query: query && parse(query, queryOf(request)),
    body: body && parse(body, await readJson(request)),
  };
}

function queryOf(request: Incoming) {
  return Object.fromEntries(new URL(request.url).searchParams);
}
