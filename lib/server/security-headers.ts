import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isSecure } from "./site-address";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The internal request header that passes a page its nonce. */
export const NONCE_HEADER = "x-nonce";

/** API answers are for programs. If a browser opens one as a page, it loads and runs nothing. */
const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every response: pages, calls, files and errors. Browsers ignore HSTS over plain http. */
export function answerHeaders(path: string, { isSecure }: { isSecure: boolean }) {
  return {
    "x-content-type-options": "nosniff",
    // Links from mails and invitations contain tokens, which must not leave this site.
    "referrer-policy": "same-origin",
    ...(/^\/api(\/|\?|$)/.test(path) && { "content-security-policy": CALL_POLICY }),
    ...(isSecure && { "strict-transport-security": `max-age=${YEAR_SECONDS}` }),
  };
}

/**
 * Sets the headers when the request arrives, so that Next.js's own files and errors have them too, and hot
 * calls need no lookup.
 */
export function setSecurityHeaders({ url, headers }: IncomingMessage, response: ServerResponse) {
  const asked = { get: (name: string) => headers[name]?.toString() ?? null };
  const set = answerHeaders(url ?? "", { isSecure: isSecure(asked) });
  for (const [name, value] of Object.entries(set)) response.setHeader(name, value);
}

type Page = {
  nonce: string;
  /** Origins of other sites that may frame the wall. */
  wallFramedBy: readonly string[];
  isDevelopment: boolean;
};

/** The additional headers of the page at `path`. */
export function pageHeaders(path: string, { nonce, wallFramedBy, isDevelopment }: Page) {
  const framedBy = path === "/wall" ? wallFramedBy : [];
  return {
    "content-security-policy": contentPolicy(nonce, framedBy, isDevelopment),
    // The same for old browsers. It cannot name allowed sites.
    ...(framedBy.length === 0 && { "x-frame-options": "DENY" }),
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
  };
}

/**
 * The content security policy of a page: our own files, and only scripts with the nonce of this response.
 * Inline styles are allowed, because the component library needs them.
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
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framedBy.join(" ") || "'none'"}`,
  ].join("; ");
}
