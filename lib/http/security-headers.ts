import "server-only";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * What a page may load and do: our own files, and no script but those that carry this answer's nonce. Styles may be
 * inline, because the component library writes them so.
 */
export function contentPolicy(nonce: string, { isDevelopment }: { isDevelopment: boolean }) {
  // React's development build rebuilds error stacks with eval; the one that is served does not.
  const forDevelopment = isDevelopment ? " 'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${forDevelopment}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The headers of every page, beside its content policy. Over plain http browsers take no notice of HSTS. */
export function securityHeaders({ isSecure }: { isSecure: boolean }) {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    // Addresses of mailed links and invitations stay on this site.
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    ...(isSecure && { "strict-transport-security": `max-age=${YEAR_SECONDS}` }),
  };
}
