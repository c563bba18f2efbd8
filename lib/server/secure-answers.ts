import "server-only";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isSecure } from "./origin";
import { answerHeaders } from "./security-headers";

/**
 * Gives each answer its headers while its request arrives, whoever answers then: Next.js's own files and
 * errors have them too, and the calls of a crowd pay for no look-up.
 */
export function secureAnswers() {
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const asked = { get: (name: string) => request.headers[name]?.toString() ?? null };
    const headers = answerHeaders(request.url ?? "", { isSecure: isSecure(asked) });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  });
}
