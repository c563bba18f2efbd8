import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { codeSchema } from "@/lib/party/events/schema";
import { GUEST_COOKIE, recognizeGuest, rememberEvent } from "@/lib/party/guests/service";
import { env } from "@/lib/process/env";
import { cookie } from "@/lib/server/cookies";
import { XSRF_COOKIE } from "@/lib/server/cross-site";
import { NONCE_HEADER, pageHeaders } from "@/lib/server/security-headers";
import { isSecure } from "@/lib/server/site-address";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Runs before every page. Sets the cookies that later calls need: the cross-site token, and on the guest page the
 * guest's cookie (which this very request sees too) and the event's. Sets the content security policy, and shows the
 * maintenance page during maintenance.
 */
export function proxy(request: NextRequest) {
  const setCookies: string[] = [];
  if (request.nextUrl.pathname === "/requests") {
    const { setCookie } = recognizeGuest(request.headers);
    const { success, data: code } = codeSchema.safeParse(request.nextUrl.searchParams.get("event"));
    if (success) setCookies.push(rememberEvent(code, request.headers));
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
    wallFramedBy: env().WALL_FRAME_ANCESTORS,
    isDevelopment: process.env.NODE_ENV === "development",
  });
  // Next.js reads the nonce for its own scripts from the request's policy, our layout from a header of its own.
  request.headers.set("content-security-policy", headers["content-security-policy"]);
  request.headers.set(NONCE_HEADER, nonce);

  const response = isClosed(request) ? maintenance(request) : NextResponse.next({ request });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  for (const setCookie of setCookies) response.headers.append("set-cookie", setCookie);
  return response;
}

/** During maintenance guests wait; DJs still sign in and see their pages. */
function isClosed({ nextUrl: { pathname } }: NextRequest) {
  return env().MAINTENANCE && !/^\/(DJPortal|auth)(\/|$)/.test(pathname);
}

const RETRY_SECONDS = 120;

function maintenance(request: NextRequest) {
  const page = new URL("/auth/maintenance", request.url);
  const headers = { "retry-after": String(RETRY_SECONDS) };
  return NextResponse.rewrite(page, { status: 503, headers, request });
}

// Pages only: the API is a hot path and sets its own cookies, files need none.
export const config = { matcher: "/((?!api(?:/|$)|_next/|.*\\.).*)" };
