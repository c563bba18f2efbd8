import "server-only";
import { hostname, networkInterfaces } from "node:os";
import { env } from "@/lib/process/env";

/** The host, with its port if any, under which this visitor reaches the site. */
export function publicHost(headers: Headers) {
  const { APP_URL, TRUST_PROXY } = env();
  if (APP_URL) return new URL(APP_URL).host;
  return (TRUST_PROXY && headers.get("x-forwarded-host")) || headers.get("host") || "";
}

/** The origin under which this visitor reaches the site: `https://requests.example.org`. */
export function publicOrigin(headers: Headers) {
  const { APP_URL } = env();
  if (APP_URL) return new URL(APP_URL).origin;
  return `${isSecure(headers) ? "https" : "http"}://${publicHost(headers)}`;
}

/**
 * The origin for links in mails. Without `APP_URL` the caller names the host, and could have the owner of an account
 * sent a link to somewhere else: a host that is not this machine's is replaced.
 */
export function mailedOrigin(headers: Headers) {
  const origin = publicOrigin(headers);
  if (env().APP_URL) return origin;
  const isOwn = URL.canParse(origin) && ownHosts().includes(new URL(origin).hostname);
  return isOwn ? origin : `http://localhost:${env().PORT}`;
}

/** The names and addresses of this machine, as a URL writes them. */
function ownHosts() {
  const name = hostname().toLowerCase();
  const addresses = Object.values(networkInterfaces()).flatMap((of) => of ?? []);
  return [
    "localhost",
    name,
    `${name}.local`,
    ...addresses.map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address)),
  ];
}

/** Whether this visitor reaches the site over https: then cookies are marked Secure. */
export function isSecure(headers: Pick<Headers, "get">) {
  const { APP_URL, TLS_CERT, TRUST_PROXY } = env();
  if (APP_URL) return APP_URL.startsWith("https:");
  if (TLS_CERT) return true;
  return TRUST_PROXY !== "" && headers.get("x-forwarded-proto") === "https";
}

/** Whether browsers treat this visitor's connection as secure: over https, or to the machine that they run on. */
export function isTrusted(headers: Headers) {
  if (isSecure(headers)) return true;
  const origin = publicOrigin(headers);
  // The host may come from the client and be invalid.
  const { hostname } = URL.canParse(origin) ? new URL(origin) : { hostname: "" };
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
