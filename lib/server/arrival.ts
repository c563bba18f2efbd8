import "server-only";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { countInFlightWrite } from "@/lib/db/in-flight";
import { setPeerAddress } from "./client-address";
import { replaceUnreadableAddress } from "./readable-address";
import { setSecurityHeaders } from "./security-headers";

type Arrival = { request: IncomingMessage; response: ServerResponse };

/**
 * Prepares each request as it arrives, before a shortcut or Next.js handles it, in the order of the calls
 * below.
 */
export function prepareArrivals() {
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response } = message as Arrival;
    // First, because everything that counts per address reads these headers.
    setPeerAddress(request);
    // They depend on the requested address, before it is replaced.
    setSecurityHeaders(request, response);
    replaceUnreadableAddress(request);
    countInFlightWrite(request, response);
  });
}
