import "server-only";
import type { z } from "zod/mini";
import { readText } from "./parse";
import { problemIn } from "./problems";
import { Answer, route } from "./route";

/** What went well: the page to see now, and the cookies (`Set-Cookie` values) that come with it. */
export type Done = { next: string; cookies?: string[] };

/**
 * A call that a form makes: with scripts as JSON, answered by `{ next }`; without (or before) them as a
 * plain form, answered by a redirect. What went wrong is then told to the page that `pageOf` names, as
 * `?problem=`.
 */
export function formRoute<T extends z.ZodMiniType>(
  schema: T,
  pageOf: (fields: URLSearchParams) => string,
  run: (body: z.output<T>, headers: Headers) => Promise<Done>,
) {
  const handler = route({ body: schema }, async ({ body, request }) => {
    const { next, cookies } = await run(body as z.output<T>, request.headers);
    return new Answer(200, { next }, cookies);
  });
  return async (request: Request, context: { params: Promise<unknown> }) => {
    const type = request.headers.get("content-type") ?? "";
    if (!type.startsWith("application/x-www-form-urlencoded")) return handler(request, context);
    const fields = new URLSearchParams(await readText(request).catch(() => ""));
    const answer = await handler(asJson(request, fields), context);
    const body: unknown = await answer.json();
    const headers = new Headers({ location: locationOf(answer, body, pageOf(fields)) });
    for (const cookie of answer.headers.getSetCookie()) headers.append("set-cookie", cookie);
    return new Response(null, { status: 303, headers });
  };
}

function asJson({ url, method, headers: sent }: Request, fields: URLSearchParams) {
  const headers = new Headers(sent);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  return new Request(url, { method, headers, body: JSON.stringify(Object.fromEntries(fields)) });
}

function locationOf(answer: Response, body: unknown, page: string) {
  if (answer.ok) return (body as Done).next;
  return `${page}${page.includes("?") ? "&" : "?"}problem=${problemIn(body)}`;
}
