import "server-only";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/**
 * The address to answer in place of one whose percent signs make no text. Next.js answers such a one with 500
 * before any code of ours sees it; there is simply nothing there. Undefined for an address that can be read.
 */
function unknownFor(url: string) {
  const [path = ""] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return undefined;
  } catch {
    return path.startsWith("/api/") ? "/api/unreadable" : "/unreadable";
  }
}

/** Leads every call of an unreadable address to where unknown ones end, before Next.js looks at it. */
export function leadUnreadableAddresses() {
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const { url } = request;
    if (url?.includes("%")) request.url = unknownFor(url) ?? url;
  });
}
