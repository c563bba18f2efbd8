import "server-only";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { singleton } from "@/lib/process/singleton";

const coming = singleton("in-flight writes", () => ({ count: 0 }));

/** How many requests of guests that write are under way, from their arrival to their answer. */
export function writesComing() {
  return coming.get().count;
}

/**
 * Counts them from the moment their headers have arrived, long before Next.js has found their handler:
 * those that come at the same time can then share a commit.
 */
export function countComingWrites() {
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.method === "GET" || !request.url?.startsWith("/api/events/")) return;
    coming.get().count += 1;
    // An answer that waits behind another never learns that its connection is gone.
    const { socket } = request;
    const leave = () => {
      response.off("close", leave);
      socket.off("close", leave);
      coming.get().count -= 1;
    };
    response.once("close", leave);
    socket.once("close", leave);
  });
}
