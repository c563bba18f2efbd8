import "server-only";
import { timingSafeEqual } from "node:crypto";
import { AppError } from "@/lib/calls/errors";
import { env } from "@/lib/process/env";
import { readCookie } from "./cookies";

export const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "x-xsrf-token";

/**
 * Refuses a write that another site's page made the browser send. Our own pages are same-origin;
 * anything else needs the token that only our own pages can read. Programs that are not browsers
 * send neither header, and carry no visitor's cookies.
 * @throws AppError `forbidden`.
 */
export function refuseForeignWrite(request: Pick<Request, "headers">) {
  if (isSameOrigin(request.headers) || hasToken(request.headers)) return;
  throw new AppError("forbidden");
}

function isSameOrigin(headers: Headers) {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  return origin === null || hostOf(origin) === publicHost(headers);
}

function hasToken(headers: Headers) {
  const cookie = readCookie(headers, XSRF_COOKIE);
  const header = headers.get(XSRF_HEADER);
  if (!cookie || !header) return false;
  const [a, b] = [Buffer.from(cookie), Buffer.from(header)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : "";
}

function publicHost(headers: Headers) {
  const { APP_URL, TRUST_PROXY } = env();
  if (APP_URL) return new URL(APP_URL).host;
  return (TRUST_PROXY && headers.get("x-forwarded-host")) || headers.get("host") || "";
}

/** The site's address as this visitor reaches it, without a path: `https://requests.example.org`. */
export function publicOrigin(headers: Headers) {
  const { APP_URL } = env();
  if (APP_URL) return new URL(APP_URL).origin;
  return `${isSecure(headers) ? "https" : "http"}://${publicHost(headers)}`;
}

/** Whether the visitor reaches the site over https, which decides what cookies may be marked Secure. */
export function isSecure(headers: Pick<Headers, "get">) {
  const { APP_URL, TRUST_PROXY } = env();
  if (APP_URL) return APP_URL.startsWith("https:");
  return TRUST_PROXY !== "" && headers.get("x-forwarded-proto") === "https";
}
