import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { singleton } from "@/lib/process/singleton";

const inFlight = singleton("in-flight writes", () => ({ count: 0 }));

/** How many writing requests of guests are in flight: arrived and not yet answered. */
export function inFlightWrites() {
  return inFlight.get().count;
}

/**
 * Counts a writing request from the moment its headers arrive, long before Next.js finds its handler, so that writes
 * that arrive together can share a commit.
 */
export function countInFlightWrite(request: IncomingMessage, response: ServerResponse) {
  if (request.method === "GET" || !request.url?.startsWith("/api/events/")) return;
  const writes = inFlight.get();
  writes.count += 1;
  // A response that waits behind another one never learns that its connection is gone.
  const { socket } = request;
  const leave = () => {
    response.off("close", leave);
    socket.off("close", leave);
    writes.count -= 1;
  };
  response.once("close", leave);
  socket.once("close", leave);
}
