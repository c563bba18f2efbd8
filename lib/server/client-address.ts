import "server-only";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/process/env";

/**
 * Without a proxy a caller may write any `x-forwarded-for` of its own, and Next.js would pass it on: puts the
 * socket's address there instead. A caller who bypasses the proxy gets an address as well.
 */
export function setPeerAddress(request: IncomingMessage) {
  const { TRUST_PROXY } = env();
  const address = request.socket.remoteAddress ?? "";
  if (TRUST_PROXY) request.headers[TRUST_PROXY] ??= address;
  else request.headers["x-forwarded-for"] = address;
}

/**
 * The address a call comes from. A proxy appends the address it saw, so the last entry of its header is
 * the one it vouches for; without a proxy `setPeerAddress` has put the socket's own address there.
 */
export function clientAddress(headers: Headers) {
  const header = headers.get(env().TRUST_PROXY || "x-forwarded-for") ?? "";
  return header.split(",").at(-1)?.trim() || "unknown";
}
