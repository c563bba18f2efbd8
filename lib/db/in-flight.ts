import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { singleton } from "@/lib/process/singleton";

const inFlight = singleton("in-flight writes", () => new Set<IncomingMessage>());

/** How many writing requests of guests are in flight: arrived whole and not yet answered. */
export function inFlightWrites() {
  let count = 0;
  for (const { complete } of inFlight.get()) if (complete) count += 1;
  return count;
}

/**
 * Notes a writing request when its headers arrive, long before Next.js finds its handler, so that writes that arrive
 * together can share a commit. It counts once its body has arrived: nobody waits for a body that may never come.
 */
export function countInFlightWrite(request: IncomingMessage, response: ServerResponse) {
  if (request.method === "GET" || !request.url?.startsWith("/api/events/")) return;
  const writes = inFlight.get();
  writes.add(request);
  // A response queued behind another never hears that its connection has closed.
  const { socket } = request;
  const leave = () => {
    response.off("close", leave);
    socket.off("close", leave);
    writes.delete(request);
  };
  response.once("close", leave);
  socket.once("close", leave);
}
