import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isSecure } from "./site-address";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The request header that tells a page the nonce of its scripts. */
export const NONCE_HEADER = "x-nonce";

/** For answers that programs read: opened as a page, a picture or an error loads and runs nothing. */
const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every answer: pages, calls, files and errors. Browsers ignore HSTS over plain http. */
export function answerHeaders(path: string, { isSecure }: { isSecure: boolean }) {
  return {
    "x-content-type-options": "nosniff",
    // The URLs of mailed links and invitations stay on this site.
    "referrer-policy": "same-origin",
    ...(/^\/api(\/|\?|$)/.test(path) && { "content-security-policy": CALL_POLICY }),
    ...(isSecure && { "strict-transport-security": `max-age=${YEAR_SECONDS}` }),
  };
}

/**
 * Sets them as the request arrives, so that the files and errors of Next.js carry them too, and a hot path looks
 * nothing up.
 */
export function setSecurityHeaders({ url, headers }: IncomingMessage, response: ServerResponse) {
  const asked = { get: (name: string) => headers[name]?.toString() ?? null };
  const set = answerHeaders(url ?? "", { isSecure: isSecure(asked) });
  for (const [name, value] of Object.entries(set)) response.setHeader(name, value);
}

type Page = {
  nonce: string;
  /** Whether browsers trust the origin: https, or this machine. */
  isTrusted: boolean;
  /** Origins of other sites that may frame the wall. */
  wallFramedBy: readonly string[];
  isDevelopment: boolean;
};

/** The additional headers of the page at `path`. */
export function pageHeaders(path: string, { nonce, isTrusted, wallFramedBy, isDevelopment }: Page) {
  const framedBy = path === "/wall" ? wallFramedBy : [];
  return {
    "content-security-policy": contentPolicy(nonce, framedBy, isDevelopment),
    // Tells old browsers the same, and cannot name exceptions.
    ...(framedBy.length === 0 && { "x-frame-options": "DENY" }),
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    // Elsewhere browsers ignore it, and each page complains on the console.
    ...(isTrusted && { "cross-origin-opener-policy": "same-origin" }),
  };
}

/**
 * The content security policy of a page: our own files, and only scripts that carry this answer's nonce. Styles may be
 * inline, because the component library writes them that way.
 */
function contentPolicy(nonce: string, framedBy: readonly string[], isDevelopment: boolean) {
  // React's development build rebuilds error stacks with eval; the production build does not.
  const forDevelopment = isDevelopment ? " 'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${forDevelopment}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    // Without it, workers would need a nonce as scripts do.
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framedBy.join(" ") || "'none'"}`,
  ].join("; ");
}
