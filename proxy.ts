import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { GUEST_COOKIE, recognizeGuest } from "@/lib/guests/service";
import { cookie } from "@/lib/http/cookies";
import { isSecure, XSRF_COOKIE } from "@/lib/http/origin";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Gives a visitor's first page what later calls need: the token that our own scripts send back, and on
 * the guest page the cookie that makes a phone a guest, which the page of this very request sees too.
 */
export function proxy(request: NextRequest) {
  const setCookies: string[] = [];
  if (request.nextUrl.pathname === "/requests") {
    const { setCookie } = recognizeGuest(request.headers);
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
  const response = NextResponse.next({ request });
  for (const setCookie of setCookies) response.headers.append("set-cookie", setCookie);
  return response;
}

// Pages only: the API is a hot path and gives out its own cookies, files need none.
export const config = { matcher: "/((?!api(?:/|$)|_next/|.*\\.).*)" };
