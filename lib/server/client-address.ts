import "server-only";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/process/env";

/**
 * Sets the header that carries the client's address. Without a proxy the header is the client's own invention, so the
 * socket's address replaces it. Behind a proxy only a request that bypassed the proxy lacks the header.
 */
export function setPeerAddress(request: IncomingMessage) {
  const { TRUST_PROXY } = env();
  const address = request.socket.remoteAddress ?? "";
  if (TRUST_PROXY) request.headers[TRUST_PROXY] ??= address;
  else request.headers["x-forwarded-for"] = address;
}

/**
 * The client's address. A proxy appends the address it saw, so the last entry of the header is the one it vouches
 * for; without a proxy `setPeerAddress` has put the socket's address there.
 */
export function clientAddress(headers: Headers) {
  const header = headers.get(env().TRUST_PROXY || "x-forwarded-for") ?? "";
  return header.split(",").at(-1)?.trim() || "unknown";
}
