import "server-only";
import type { z } from "zod/mini";
import { AppError, isAppError } from "@/lib/calls/errors";
import { fieldErrorsOf } from "@/lib/calls/problems";

/** The part of a request that handlers read, so that a short cut need not build a whole one. */
export type Incoming = Pick<Request, "method" | "url" | "headers" | "body"> & {
  arrayBuffer(): Promise<ArrayBuffer | Uint8Array>;
  /** Aborts when the caller has left. */
  signal?: AbortSignal;
};

/** Whether the call only reads. Next.js also passes HEAD to the handler of GET. */
export function isRead({ method }: Pick<Incoming, "method">) {
  return method === "GET" || method === "HEAD";
}

/** The largest body of a JSON call or form, in bytes: about 50 times a song request with its message. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * `value` as the schema's type.
 * @throws AppError `invalid_input`, with each wrong field
 */
export function parse<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new AppError("invalid_input", { fields: fieldErrorsOf(error.issues) });
}

/**
 * The body as text, read no further than `maxBytes`.
 * @throws AppError `too_large`, or `invalid_input` when it is cut off or not UTF-8
 */
export async function readText(request: Incoming, maxBytes = MAX_BODY_BYTES) {
  try {
    const bytes = await readBytes(request, maxBytes);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    // Also when the client leaves before the end: a broken connection is not our failure.
    const isOurs = isAppError(error);
    throw isOurs ? error : new AppError("invalid_input", { fields: { body: ["invalid"] } });
  }
}

async function readBytes(request: Incoming, maxBytes: number) {
  const length = request.headers.get("content-length");
  if (Number(length) > maxBytes) throw new AppError("too_large");
  // Node.js cuts a body at its announced length, and reading it at once is far cheaper.
  if (length !== null) return request.arrayBuffer();
  if (!request.body) return new ArrayBuffer(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new AppError("too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The body as parsed JSON.
 * @throws AppError `unsupported_type`, `too_large` or `invalid_input`
 */
export async function readJson(request: Incoming, maxBytes?: number): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError("unsupported_type");
  const text = await readText(request, maxBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid_input", { fields: { body: ["invalid"] } });
  }
}
