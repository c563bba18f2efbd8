import "server-only";
import type { z } from "zod/mini";
import { AppError } from "@/lib/calls/errors";
import { fieldErrorsOf } from "@/lib/calls/problems";

/** The parts of a request that we read, so that a shortcut can provide them without Next.js. */
export type Incoming = Pick<Request, "method" | "url" | "headers" | "body"> & {
  arrayBuffer(): Promise<ArrayBuffer | Uint8Array>;
  /** Aborts when the client disconnects. */
  signal?: AbortSignal;
};

/** Whether the call only reads. Next.js also passes HEAD to the handler of GET. */
export function isRead({ method }: Pick<Incoming, "method">) {
  return method === "GET" || method === "HEAD";
}

/** The largest body that any call accepts, in bytes: 50 times a request with its message. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * Parses `value` with the schema.
 * @throws AppError `invalid_input` that names each invalid field
 */
export function parse<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new AppError("invalid_input", { fields: fieldErrorsOf(error.issues) });
}

/**
 * Reads the body as text, up to `maxBytes`.
 * @throws AppError `too_large`; `invalid_input` if it is not UTF-8
 */
export async function readText(request: Incoming, maxBytes = MAX_BODY_BYTES) {
  const bytes = await readBytes(request, maxBytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("invalid_input", { fields: { body: ["invalid"] } });
  }
}

async function readBytes(request: Incoming, maxBytes: number) {
  const length = request.headers.get("content-length");
  if (Number(length) > maxBytes) throw new AppError("too_large");
  // The HTTP server enforces the announced length, and reading the whole body at once is far cheaper.
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
 * Reads the body as JSON.
 * @throws AppError `unsupported_type`; `too_large`; `invalid_input`
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
