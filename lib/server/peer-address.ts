import "server-only";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/process/env";

/**
 * Without a proxy a caller may write any `x-forwarded-for` of its own, and Next.js would pass it on: put
 * the socket's address there instead, before anything reads it. Who comes past the proxy has an address as well.
 */
export function vouchForPeerAddress() {
  const { TRUST_PROXY } = env();
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const address = request.socket.remoteAddress ?? "";
    if (TRUST_PROXY) request.headers[TRUST_PROXY] ??= address;
    else request.headers["x-forwarded-for"] = address;
  });
}
