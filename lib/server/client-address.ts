import "server-only";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/process/env";

/**
 * Replaces `x-forwarded-for` with the socket's address if there is no proxy, because clients can forge the
 * header and Next.js passes it on. A client that bypasses the proxy gets an address, too.
 */
export function setPeerAddress(request: IncomingMessage) {
  const { TRUST_PROXY } = env();
  const address = request.socket.remoteAddress ?? "";
  if (TRUST_PROXY) request.headers[TRUST_PROXY] ??= address;
  else request.headers["x-forwarded-for"] = address;
}

/**
 * Returns the IP address of the client. A proxy appends the address it saw, so only the last entry of its
 * header can be trusted. Without a proxy, `setPeerAddress` has set the header to the socket's address.
 */
export function clientAddress(headers: Headers) {
  const header = headers.get(env().TRUST_PROXY || "x-forwarded-for") ?? "";
  return header.split(",").at(-1)?.trim() || "unknown";
}
