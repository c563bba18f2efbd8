import { addressOf } from "@/lib/calls/address";
import type { AnswerOf, Argument, Call, CallInput } from "@/lib/calls/call";
import { AppError, type ErrorCode, type FieldErrors } from "@/lib/calls/errors";
import { failureIn } from "@/lib/calls/failures";
import { accountHeader } from "./page-account";
import { learnServerTime } from "./server-clock";

/** Replaces the body of a response that has none. */
const NO_BODY = "Wrong Services";

/** Whether a call has failed without saying why. */
export function isWordless(error: unknown) {
  return error instanceof CallError && error.code === "unexpected" && error.body === NO_BODY;
}

/** The error of a failed call: the server's own error, with the response body as received. */
export class CallError extends AppError {
  /** The parsed body, or `NO_BODY`. */
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

/** The error of a call, or of a part of the page's code, that got no answer. */
export class UnreachedError extends Error {
  override readonly name = "UnreachedError";
  readonly body = NO_BODY;
  /** What is known of the call: a write may have arrived, unless the device was offline. */
  readonly lost: "read" | "offline" | "write" | "code";

  constructor(lost: UnreachedError["lost"], cause: unknown) {
    super("The server did not answer.", { cause });
    this.lost = lost;
  }
}

/** The calls that are not answered yet. */
export const inFlight = new Set<Promise<unknown>>();
let barrier: Promise<unknown> | undefined;

/** Holds back the calls that are sent from now on until this resolves. */
export async function holdBack(until: Promise<unknown>) {
  barrier = until;
  await until;
  if (barrier === until) barrier = undefined;
}

/**
 * Sends a call and returns its answer, or throws a `CallError` or an `UnreachedError`. It never times out. Our own API
 * keeps to what the call declares, which its tests check, so a browser needs no schemas to read it.
 */
export async function send<C extends Call>(
  call: C,
  ...[input]: Argument<CallInput<C>>
): Promise<AnswerOf<C>>;
export async function send(call: Call, input: { body?: unknown } = {}) {
  const start = () => exchange(call, input);
  return track(barrier ? barrier.then(start) : start());
}

/** Counts a call as in flight until it is answered. */
export async function track<T>(exchanged: Promise<T>) {
  inFlight.add(exchanged);
  return exchanged.finally(() => inFlight.delete(exchanged));
}

/** @throws CallError unless the answer is a success, UnreachedError unless it is of our API */
export async function exchange(call: Call, input: { body?: unknown }) {
  const { method } = call;
  const { body } = input;
  const { response, text } = await reach(addressOf(call, input), {
    method,
    headers: {
      ...xsrfHeader(),
      ...accountHeader(),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw refusalOf(response, text);
  const json = toJson(text);
  // The page of a hotel's network, for example, where visitors accept its rules.
  const isStrange = json === undefined && response.status !== 204;
  if (isStrange) throw new UnreachedError(lostAs(method), text);
  return json;
}

/** @throws UnreachedError unless the whole answer arrives */
async function reach(url: string, init: RequestInit) {
  const sentAt = Date.now();
  const lost = lostAs(init.method);
  try {
    const response = await fetch(url, init);
    learnServerTime(Date.parse(response.headers.get("date") ?? ""), 1000, sentAt);
    return { response, text: await response.text() };
  } catch (cause) {
    throw new UnreachedError(lost, cause);
  }
}

function lostAs(method: string | undefined) {
  if (method === "GET") return "read";
  return globalThis.navigator?.onLine === false ? "offline" : "write";
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

/** The error of an answer that is no success, by the text of its body. */
export function refusalOf({ status, headers }: Response, text: string) {
  const body = toJson(text) ?? (text || NO_BODY);
  const failure = failureIn(body);
  if (!failure) return new CallError(status, body, status === 404 ? "not_found" : "unexpected");
  const { code, fields } = failure;
  const retryAfter = Number(headers.get("retry-after"));
  const more = { ...(fields && { fields }), ...(retryAfter && { retryAfter }) };
  return new CallError(status, body, code, more);
}
