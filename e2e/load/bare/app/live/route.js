import { streams } from "../streams";

/** An event stream and nothing more. */
export function GET() {
  let controller;
  const body = new ReadableStream({
    start(started) {
      controller = started;
      controller.enqueue(new TextEncoder().encode("retry: 1000\n\n"));
      streams.add(controller);
    },
    cancel() {
      streams.delete(controller);
    },
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" },
  });
}
