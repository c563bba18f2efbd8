import { addressOf } from "@/lib/calls/address";
import type { AnswerOf, Argument, Call, CallInput } from "@/lib/calls/call";
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

const inFlight = new Set<Promise<unknown>>();

/** Resolves when no call is in flight, or after `longestMs`. */
export async function callsSettled(longestMs: number) {
  const tooLong = new Promise((resolve) => setTimeout(resolve, longestMs));
  await Promise.race([Promise.allSettled(inFlight), tooLong]);
}

/** Sends a call and returns what it answers, or throws a `CallError`. It never times out. */
export async function send<C extends Call>(
  call: C,
  ...[input]: Argument<CallInput<C>>
): Promise<AnswerOf<C>>;
export async function send(call: Call, input: { body?: unknown } = {}) {
  const exchanged = exchange(call.method, addressOf(call, input), input.body);
  inFlight.add(exchanged);
  const { response, text, json } = await exchanged.finally(() => inFlight.delete(exchanged));
  const content = call.answers[response.status];
  return typeof content === "string" ? text : content?.parse(json);
}

/** @throws CallError unless the answer is a success */
async function exchange(method: string, url: string, body: unknown) {
  const response = await fetch(url, {
    method,
    headers: {
      ...xsrfHeader(),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = toJson(text);
  if (!response.ok) throw toError(response, json ?? (text || "Wrong Services"));
  return { response, text, json };
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
