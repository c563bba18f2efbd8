import "server-only";
import { knownDeviceCookie } from "@/lib/account/attempts/known-device";
import { claimAttempt } from "@/lib/account/attempts/service";
import { callLibrary } from "@/lib/account/auth/library";
import { authPath } from "@/lib/account/auth/rules";
import { AppError } from "@/lib/calls/errors";
import type { Done } from "@/lib/server/form-route";
import type { SignIn } from "./schema";

/**
 * Signs a DJ in with e-mail and password; with two-factor set up the next page asks for the second step.
 * @throws AppError `invalid_input`, the same for an unknown address and a wrong password; `too_fast`
 */
export async function signIn(credentials: SignIn, headers: Headers): Promise<Done> {
  const { email } = credentials;
  const attempt = await claimAttempt("sign-in", email, headers);
  const { next, cookies = [] } = await attempt.run(() => openSession(credentials, headers));
  await attempt.succeeded();
  return { next, cookies: [...cookies, knownDeviceCookie(headers, email)] };
}

/** As `signIn`, without a limit on attempts: for credentials that nobody guesses. @throws AppError */
export async function openSession(
  { email, password, remember, frame, next }: SignIn,
  headers: Headers,
): Promise<Done> {
  const refusals = {
    INVALID_EMAIL_OR_PASSWORD: new AppError("invalid_input", {
      fields: { password: ["wrong_credentials"] },
    }),
    // The password is right, and the library has mailed the link again.
    EMAIL_NOT_VERIFIED: new AppError("invalid_input", { fields: { email: ["unverified"] } }),
  };
  const body = { email, password, rememberMe: remember };
  const { response, cookies } = await callLibrary({ headers, frame, next, refusals }, (api) =>
    api.signInEmail({ body, headers, returnHeaders: true }),
  );
  const isHalfWay = "twoFactorRedirect" in response;
  return { next: isHalfWay ? authPath("two-steps", frame, { next }) : next, cookies };
}
