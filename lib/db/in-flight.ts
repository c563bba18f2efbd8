import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { singleton } from "@/lib/process/singleton";

const inFlight = singleton("in-flight writes", () => ({ count: 0 }));

/** How many requests of guests that write are in flight, from their arrival to their answer. */
export function inFlightWrites() {
  return inFlight.get().count;
}

/**
 * Counts a request that writes from the moment its headers have arrived, long before Next.js has found its handler:
 * writes that arrive at the same time can then share a commit.
 */
export function countInFlightWrite(request: IncomingMessage, response: ServerResponse) {
  if (request.method === "GET" || !request.url?.startsWith("/api/events/")) return;
  const writes = inFlight.get();
  writes.count += 1;
  // An answer that waits behind another never learns that its connection is gone.
  const { socket } = request;
  const leave = () => {
    response.off("close", leave);
    socket.off("close", leave);
    writes.count -= 1;
  };
  response.once("close", leave);
  socket.once("close", leave);
}
