import "server-only";
import { timingSafeEqual } from "node:crypto";
import { AppError } from "@/lib/calls/errors";
import { readCookie } from "./cookies";
import { publicHost } from "./site-address";

export const XSRF_COOKIE = "XSRF-TOKEN";
const XSRF_HEADER = "x-xsrf-token";

/**
 * Refuses a write that another site's page made the browser send. A request from our own pages is same-origin; any
 * other needs the token that only our pages can read. A program that is not a browser sends neither header, and has
 * no visitor's cookies.
 * @throws AppError `forbidden`
 */
export function refuseCrossSiteWrite({ headers }: Pick<Request, "headers">) {
  if (isSameOrigin(headers) || hasToken(headers)) return;
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
