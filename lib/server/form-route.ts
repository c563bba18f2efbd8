import "server-only";
import type { z } from "zod/mini";
import { problemIn } from "@/lib/calls/problems";
import { readForm, seeOther } from "./read-form";
import { Answer, route, type Who } from "./route";

/** What went well: the page to see now, and the cookies (`Set-Cookie` values) that come with it. */
export type Done = { next: string; cookies?: string[] };

/**
 * A call that a form makes: with scripts as JSON, answered by `{ next }`; without (or before) them as a
 * plain form, answered by a redirect. What went wrong is then told to the page that `pageOf` names, as
 * `?problem=`.
 */
export function formRoute<T extends z.ZodMiniType, const W extends keyof Who = "anyone">(
  expected: { body: T; who?: W },
  pageOf: (fields: URLSearchParams) => string,
  run: (body: z.output<T>, headers: Headers, who: Who[W]) => Promise<Done>,
) {
  const handler = route(expected, async ({ body, request, who }) => {
    const { next, cookies } = await run(body as z.output<T>, request.headers, who as Who[W]);
    return new Answer(200, { next }, cookies);
  });
  return async (request: Request, context: { params: Promise<unknown> }) => {
    if (request.headers.get("content-type")?.startsWith("application/json")) {
      return handler(request, context);
    }
    const fields = await readForm(request).catch(() => ({}));
    const answer = await handler(asJson(request, fields), context);
    const page = pageOf(new URLSearchParams(fields));
    return seeOther(pathAfter(answer, await answer.json(), page), ...answer.headers.getSetCookie());
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
