import "server-only";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { countInFlightWrite } from "@/lib/db/in-flight";
import { setPeerAddress } from "./client-address";
import { keepResponse } from "./page-status";
import { replaceUnreadableAddress } from "./readable-address";
import { setRequestId } from "./request-id";
import { setSecurityHeaders } from "./security-headers";

type Arrival = { request: IncomingMessage; response: ServerResponse };

/** Prepares each request as it arrives, before a short cut or Next.js reads it. The order matters. */
export function prepareArrivals() {
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response } = message as Arrival;
    // First, because rate limits read the address from the headers.
    setPeerAddress(request);
    setRequestId(request, response);
    // By the URL that was requested, not the one that replaces it.
    setSecurityHeaders(request, response);
    replaceUnreadableAddress(request);
    countInFlightWrite(request, response);
    keepResponse(request, response);
  });
}
