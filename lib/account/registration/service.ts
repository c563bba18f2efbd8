import "server-only";
import { claimAttempt } from "@/lib/account/attempts/service";
import type { Verification } from "@/lib/account/auth/calls";
import { authPath } from "@/lib/account/auth/rules";
import { callLibrary, currentDj, mailFormer } from "@/lib/account/auth/service";
import { AppError } from "@/lib/calls/errors";
import type { Done } from "@/lib/server/form-route";
import { visitorSettings } from "@/lib/shell/customizer/service";
import { movedSchema, type Registration, tokenClaimsSchema } from "./schema";

/**
 * Makes an account, to be confirmed by the link that is mailed. Somebody who has one already gets a mail that
 * says so, and the same answer: nobody learns here who has an account. @throws AppError `too_fast`
 */
export async function register(
  { name, email, password, frame, next }: Registration,
  headers: Headers,
): Promise<Done> {
  await claimAttempt("mail", email, headers);
  const body = { name, email, password, language: visitorSettings(headers).settings.isLanguage };
  await callLibrary({ headers, frame, next }, (api) =>
    api.signUpEmail({ body, headers, returnHeaders: true }),
  );
  return { next: authPath("register", frame, { next, notice: "registered" }) };
}

const expired = new AppError("not_found");

/** Confirms the address that a mailed link was sent to. Returns the page that says so. */
export async function verifyEmail({ token, frame, next }: Verification, headers: Headers) {
  try {
    const { cookies, response } = await callLibrary(
      { headers, frame, refusals: { TOKEN_EXPIRED: expired, INVALID_TOKEN: expired } },
      (api) => api.verifyEmail({ query: { token }, headers, returnHeaders: true }),
    );
    const moved = movedSchema.safeParse(response);
    if (moved.success) mailFormer(formerIn(token), moved.data.user, headers);
    if (await currentDj(headers)) return "/DJPortal/account?notice=verified";
    // A link is not a sign-in: a session that the library opened for it is closed again.
    await endSession(cookies);
    return authPath("login", frame, { next, notice: "verified" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return authPath("login", frame, { next, problem: "expired" });
  }
}

/** The address that an account had before, by a token that the library has taken. */
function formerIn(token: string) {
  const [, claims = ""] = token.split(".");
  return tokenClaimsSchema.parse(JSON.parse(Buffer.from(claims, "base64url").toString())).email;
}

async function endSession(cookies: string[]) {
  if (cookies.length === 0) return;
  const cookie = cookies.map((line) => line.split(";")[0]).join("; ");
  const headers = new Headers({ cookie });
  await callLibrary({ headers }, (api) => api.signOut({ headers, returnHeaders: true }));
}
