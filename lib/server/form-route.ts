import "server-only";
import type { z } from "zod/mini";
import type { Call } from "@/lib/calls/call";
import { problemIn } from "@/lib/calls/failures";
import { Answer } from "./answer";
import { readForm, seeOther } from "./read-form";
import { type CallerOf, type Callers, createRoute, type Input, type Json } from "./route";

/** The result of a form: the page to show next, and the `Set-Cookie` values for it. */
export type Done = { next: string; cookies?: string[] };

type FormCall = Call & { readonly body: z.ZodMiniType };

/**
 * Creates the function that turns a form's call into a route handler. With scripts, the form is sent as JSON
 * and answered with `{ next }`. Without scripts, or before they are loaded, it is a plain form and answered
 * with a redirect; an error goes to the page that `pageOf` returns, as `?problem=`.
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
