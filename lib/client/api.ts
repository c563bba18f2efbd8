import type { z } from "zod/mini";
import { AppError, type ErrorCode, type FieldErrors } from "@/lib/calls/errors";
import { failureIn } from "@/lib/calls/problems";

/** What a call rejects with: the server's own error, carrying the body of the response as it came. */
export class CallError extends AppError {
  /** The parsed body, or `Wrong Services` when the response had none. */
  readonly body: unknown;
  readonly #status: number;

  constructor(
    status: number,
    body: unknown,
    code: ErrorCode,
    more?: { fields?: FieldErrors; retryAfter?: number },
  ) {
    super(code, more);
    this.#status = status;
    this.body = body;
  }

  override get status() {
    return this.#status;
  }
}

export type Write = { method: "POST" | "PUT" | "PATCH" | "DELETE"; body?: unknown };

/** Calls our own API and returns data of the schema's type, or throws a `CallError`. It never times out. */
export async function api<T extends z.ZodMiniType>(
  schema: T,
  url: string,
  write?: Write,
): Promise<z.output<T>> {
  const response = await fetch(url, {
    method: write?.method ?? "GET",
    headers: {
      ...xsrfHeader(),
      ...(write?.body !== undefined && { "content-type": "application/json" }),
    },
    ...(write?.body !== undefined && { body: JSON.stringify(write.body) }),
  });
  const text = await response.text();
  const body = toJson(text);
  if (response.ok) return schema.parse(body);
  throw toError(response, body ?? (text || "Wrong Services"));
}

function xsrfHeader() {
  const cookies = typeof document === "undefined" ? "" : document.cookie;
  const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1];
  return token && { "X-XSRF-TOKEN": token };
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toError({ status, headers }: Response, body: unknown) {
  const failure = failureIn(body);
  if (!failure) return new CallError(status, body, status === 404 ? "not_found" : "unexpected");
  const { code, fields } = failure;
  const retryAfter = Number(headers.get("retry-after"));
  const more = { ...(fields && { fields }), ...(retryAfter && { retryAfter }) };
  return new CallError(status, body, code, more);
}
