import "server-only";
import { env } from "@/lib/process/env";

/**
 * Returns where a program is to send its track instead if this site is reached over https and the program has come over
 * http, as programs of DJs do. The proxy that ends https says how it was reached.
 */
export function secureAddressOf(url: string, headers: Headers) {
  const { APP_URL } = env();
  if (!APP_URL?.startsWith("https:") || headers.get("x-forwarded-proto") === "https")
    return undefined;
  const { pathname, search } = new URL(url);
  return new URL(pathname + search, APP_URL).href;
}
