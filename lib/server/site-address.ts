import "server-only";
import { env } from "@/lib/process/env";

/** Returns the host at which this visitor reaches the site, with its port if there is one. */
export function publicHost(headers: Headers) {
  const { APP_URL, TRUST_PROXY } = env();
  if (APP_URL) return new URL(APP_URL).host;
  return (TRUST_PROXY && headers.get("x-forwarded-host")) || headers.get("host") || "";
}

/** Returns the origin at which this visitor reaches the site: `https://requests.example.org`. */
export function publicOrigin(headers: Headers) {
  const { APP_URL } = env();
  if (APP_URL) return new URL(APP_URL).origin;
  return `${isSecure(headers) ? "https" : "http"}://${publicHost(headers)}`;
}

/** Whether the visitor reaches the site over https, so that cookies can be Secure. */
export function isSecure(headers: Pick<Headers, "get">) {
  const { APP_URL, TRUST_PROXY } = env();
  if (APP_URL) return APP_URL.startsWith("https:");
  return TRUST_PROXY !== "" && headers.get("x-forwarded-proto") === "https";
}
