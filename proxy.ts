import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { readFault } from "@/lib/db/probe";
import { eventByCode } from "@/lib/party/events/access";
import { codeIn } from "@/lib/party/events/typed-code";
import {
  GUEST_COOKIE,
  guestCookie,
  recognizeGuest,
  rememberEvent,
} from "@/lib/party/guests/service";
import { ARRIVAL } from "@/lib/party/home-screen/rules";
import { ARRIVED_HEADER, arrivedAs } from "@/lib/party/home-screen/service";
import { env } from "@/lib/process/env";
import { OUTAGE_RETRY_SECONDS } from "@/lib/server/answer";
import { cookie } from "@/lib/server/cookies";
import { XSRF_COOKIE } from "@/lib/server/cross-site";
import { MAINTENANCE_RETRY_SECONDS } from "@/lib/server/maintenance";
import { NONCE_HEADER, pageHeaders } from "@/lib/server/security-headers";
import { isSecure, isTrusted } from "@/lib/server/site-address";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Runs before every page. Sets the cookies that later calls need: the cross-site token, and on the guest page the
 * guest's cookie (which this very request sees too) and the event's. Sets the content security policy, and shows the
 * maintenance page during maintenance and while the storage does not answer.
 */
export async function proxy(request: NextRequest) {
  const setCookies: string[] = [];
  const fault = await readFault();
  if (request.nextUrl.pathname === "/requests") {
    const setCookie = await guestCookieFor(request, fault !== undefined);
    const code = codeIn(request.nextUrl.searchParams.get("event") ?? "");
    if (code && !fault && (await isEvent(code)))
      setCookies.push(rememberEvent(code, request.headers));
    if (setCookie) {
      setCookies.push(setCookie);
      request.cookies.set(
        GUEST_COOKIE,
        setCookie.slice(GUEST_COOKIE.length + 1).split(";")[0] ?? "",
      );
    }
  }
  if (!request.cookies.has(XSRF_COOKIE)) {
    setCookies.push(
      cookie(XSRF_COOKIE, randomBytes(18).toString("base64url"), {
        maxAge: YEAR_SECONDS,
        secure: isSecure(request.headers),
        httpOnly: false,
      }),
    );
  }
  const nonce = randomBytes(16).toString("base64");
  const headers = pageHeaders(request.nextUrl.pathname, {
    nonce,
    isTrusted: isTrusted(request.headers),
    wallFramedBy: env().WALL_FRAME_ANCESTORS,
    isDevelopment: process.env.NODE_ENV === "development",
  });
  // Next.js reads the nonce for its own scripts from the request's policy, our layout from a header of its own.
  request.headers.set("content-security-policy", headers["content-security-policy"]);
  request.headers.set(NONCE_HEADER, nonce);

  const response = answer(request, fault !== undefined);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  for (const setCookie of setCookies) response.headers.append("set-cookie", setCookie);
  return response;
}

/** A phone without a guest yet may be the home-screen app of one, whom its address brings across. */
async function guestCookieFor({ headers, nextUrl: { searchParams } }: NextRequest, isOut: boolean) {
  const { setCookie } = recognizeGuest(headers);
  // The page trusts it.
  headers.delete(ARRIVED_HEADER);
  const token = searchParams.get(ARRIVAL);
  // Used up also by a phone with a guest of its own: from then on, its address brings nobody else across.
  const arrived = token && !isOut ? await arrivedAs(token) : undefined;
  if (!arrived || !setCookie) return setCookie;
  headers.set(ARRIVED_HEADER, "1");
  return guestCookie(arrived, headers);
}

/** A mistyped code must not replace the event that the phone remembers. */
async function isEvent(code: string) {
  return eventByCode(code).then(
    () => true,
    () => false,
  );
}

/** Passes the request on to its page, or shows why there is none. */
function answer(request: NextRequest, isOut: boolean) {
  if (isClosed(request)) return maintenance(request, MAINTENANCE_RETRY_SECONDS);
  // The page would fail, with a status that tells nobody to try again.
  if (isOut) return maintenance(request, OUTAGE_RETRY_SECONDS);
  return NextResponse.next({ request });
}

/** The pages of DJs who have an account: to sign in, and those behind it. */
const OPEN_PAGES = /^\/(DJPortal(\/|$)|auth\/(login2?|two-steps2?|forgot-password2?)$)/;

/** During maintenance guests wait; DJs still sign in and see their pages. */
function isClosed({ nextUrl: { pathname } }: NextRequest) {
  return env().MAINTENANCE && !OPEN_PAGES.test(pathname);
}

function maintenance(request: NextRequest, retrySeconds: number) {
  const page = new URL("/auth/maintenance", request.url);
  const headers = { "retry-after": String(retrySeconds) };
  return NextResponse.rewrite(page, { status: 503, headers, request });
}

// Everything but the API, which is a hot path and sets its own cookies, and files. A dot does not make a file: pages
// have addresses with one, too, such as `/requests.rsc`.
export const config = {
  matcher:
    "/((?!api(?:/|$)|v1/|_next/|landing/[^/]+\\.webp$|favicon\\.ico$|logo\\.svg$|(?:board-worker|guest-worker|offline-pages)\\.js$|icons/[^/]+\\.png$|apple-touch-icon\\.png$|opengraph-image\\.jpg$).*)",
};
