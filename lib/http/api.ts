import type { z } from "zod/mini";
import { AppError } from "./errors";
import { failureIn } from "./problems";

export type Write = { method: "POST" | "PUT" | "PATCH" | "DELETE"; body?: unknown };

/** Calls our own API and returns data of the schema's type, or throws the server's `AppError`. */
export async function api<T extends z.ZodMiniType>(
  schema: T,
  url: string,
  write?: Write,
): Promise<z.output<T>> {
  const response = await fetch(url, {
    method: write?.method ?? "GET",
    ...(write?.body !== undefined && {
      body: JSON.stringify(write.body),
      headers: { "content-type": "application/json" },
    }),
  });
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok) return schema.parse(json);
  throw toError(json, response);
}

function toError(json: unknown, response: Response) {
  const { code, fields } = failureIn(json) ?? { code: "unexpected" as const };
  const retryAfter = Number(response.headers.get("retry-after"));
  return new AppError(code, { ...(fields && { fields }), ...(retryAfter && { retryAfter }) });
}
