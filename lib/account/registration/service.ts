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
 * Creates an account, to be confirmed by a mailed link. For an existing account the answer is the same and the mail
 * says so: nobody learns who has an account. @throws AppError `too_fast`
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

/** Confirms an address by the token of a mailed link. Returns the page that says so. */
export async function verifyEmail({ token, frame, next }: Verification, headers: Headers) {
  try {
    const { cookies, response } = await callLibrary(
      { headers, frame, refusals: { TOKEN_EXPIRED: expired, INVALID_TOKEN: expired } },
      (api) => api.verifyEmail({ query: { token }, headers, returnHeaders: true }),
    );
    const moved = movedSchema.safeParse(response);
    if (moved.success) mailFormer(formerIn(token), moved.data.user, headers);
    if (await currentDj(headers)) return "/DJPortal/account?notice=verified";
    // A link does not sign in: end the session that the library opened.
    await endSession(cookies);
    return authPath("login", frame, { next, notice: "verified" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return authPath("login", frame, { next, problem: "expired" });
  }
}

/** The former address of an account, from a token that the library has accepted. */
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
