import "server-only";
import { AppError } from "@/lib/calls/errors";
import { readText } from "./parse";

/**
 * Returns the fields of a plain HTML form.
 * @throws AppError `unsupported_type`; `too_large`; `invalid_input`
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new AppError("unsupported_type");
  }
  return Object.fromEntries(new URLSearchParams(await readText(request)));
}

/** Answers a form by a redirect, so that reloading the next page does not send the form again. */
export function seeOther(path: string, ...cookies: (string | undefined)[]) {
  const response = new Response(null, { status: 303, headers: { location: path } });
  for (const cookie of cookies) if (cookie) response.headers.append("set-cookie", cookie);
  return response;
}
