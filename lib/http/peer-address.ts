import "server-only";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/env";

/**
 * Without a proxy a caller may write any `x-forwarded-for` of its own, and Next.js would pass it on: put
 * the socket's address there instead, before anything reads it.
 */
export function vouchForPeerAddress() {
  if (env().TRUST_PROXY) return;
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers["x-forwarded-for"] = request.socket.remoteAddress ?? "";
  });
}
