import "server-only";
import type { z } from "zod/mini";
import type { Call } from "@/lib/calls/call";
import { problemIn } from "@/lib/calls/problems";
import { Answer } from "./answer";
import { readForm, seeOther } from "./read-form";
import { type CallerOf, type Callers, createRoute, type Input, type Json } from "./route";

/** What went well: the page to see now, and the cookies (`Set-Cookie` values) that come with it. */
export type Done = { next: string; cookies?: string[] };

type FormCall = Call & { readonly body: z.ZodMiniType };

/**
 * Makes the function that turns a form's call into a route handler. With scripts a form arrives as JSON and is
 * answered by `{ next }`; without (or before) them as a plain form, answered by a redirect. What went wrong is
 * then told to the page that `pageOf` names, as `?problem=`.
 */
export function createFormRoute<R extends Callers>(callers: R) {
  const route = createRoute(callers);
  return function formRoute<C extends FormCall>(
    call: C,
    pageOf: (fields: URLSearchParams) => string,
    run: (body: Input<C>["body"], headers: Headers, who: CallerOf<R, C>) => Promise<Done>,
  ) {
    const handler = route(call, async ({ body, request, who }) => {
      const { next, cookies } = await run(body, request.headers, who);
      return new Answer(200, { next } as Json<C>, cookies);
    });
    const handle = async (request: Request, context: { params: Promise<unknown> }) => {
      if (request.headers.get("content-type")?.startsWith("application/json")) {
        return handler(request, context);
      }
      const fields = await readForm(request).catch(() => ({}));
      const answer = await handler(asJson(request, fields), context);
      const page = pageOf(new URLSearchParams(fields));
      const path = pathAfter(answer, await answer.json(), page);
      return seeOther(path, ...answer.headers.getSetCookie());
    };
    return Object.assign(handle, { call });
  };
}

function asJson({ url, method, headers: sent }: Request, fields: object) {
  const headers = new Headers(sent);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  return new Request(url, { method, headers, body: JSON.stringify(fields) });
}

function pathAfter(answer: Response, body: unknown, page: string) {
  if (answer.ok) return (body as Done).next;
  return `${page}${page.includes("?") ? "&" : "?"}problem=${problemIn(body)}`;
}
