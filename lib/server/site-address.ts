import "server-only";
import { env } from "@/lib/process/env";

/** The host, with its port if it has one, by which this visitor reaches the site. */
export function publicHost(headers: Headers) {
  const { APP_URL, TRUST_PROXY } = env();
  if (APP_URL) return new URL(APP_URL).host;
  return (TRUST_PROXY && headers.get("x-forwarded-host")) || headers.get("host") || "";
}

/** The origin by which this visitor reaches the site: `https://requests.example.org`. */
export function publicOrigin(headers: Headers) {
  const { APP_URL } = env();
  if (APP_URL) return new URL(APP_URL).origin;
  return `${isSecure(headers) ? "https" : "http"}://${publicHost(headers)}`;
}

/** Whether this visitor reaches the site over https: then cookies are marked Secure. */
export function isSecure(headers: Pick<Headers, "get">) {
  const { APP_URL, TRUST_PROXY } = env();
  if (APP_URL) return APP_URL.startsWith("https:");
  return TRUST_PROXY !== "" && headers.get("x-forwarded-proto") === "https";
}
