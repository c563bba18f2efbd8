import "server-only";
import { claimAttempt } from "@/lib/account/attempts/service";
import { endStreamsOf } from "@/lib/account/auth/access";
import { authPath } from "@/lib/account/auth/rules";
import { callLibrary, currentDj } from "@/lib/account/auth/service";
import { AppError } from "@/lib/calls/errors";
import type { Done } from "@/lib/server/form-route";
import type { SignIn } from "./schema";

/**
 * Signs a DJ in with e-mail and password. If two-factor is set up, redirects to the second factor.
 * @throws AppError `invalid_input`, the same for an unknown address and a wrong password; `too_fast`
 */
export async function signIn(credentials: SignIn, headers: Headers): Promise<Done> {
  const attempt = await claimAttempt("sign-in", credentials.email, headers);
  const done = await openSession(credentials, headers);
  await attempt.succeeded();
  return done;
}

/** Like `signIn`, but without counting attempts, for credentials that were not typed. */
export async function openSession(
  { email, password, remember, frame, next }: SignIn,
  headers: Headers,
): Promise<Done> {
  const refusals = {
    INVALID_EMAIL_OR_PASSWORD: new AppError("invalid_input", {
      fields: { password: ["wrong_credentials"] },
    }),
    // The library has sent another link. This reveals nothing, because the password was correct.
    EMAIL_NOT_VERIFIED: new AppError("invalid_input", { fields: { email: ["unverified"] } }),
  };
  const body = { email, password, rememberMe: remember };
  const { response, cookies } = await callLibrary({ headers, frame, next, refusals }, (api) =>
    api.signInEmail({ body, headers, returnHeaders: true }),
  );
  const isHalfWay = "twoFactorRedirect" in response;
  return { next: isHalfWay ? authPath("two-steps", frame, { next }) : next, cookies };
}

/** Ends this browser's session, if any, and its open streams. */
export async function signOut(_: object, headers: Headers): Promise<Done> {
  const dj = await currentDj(headers);
  const { cookies } = await callLibrary({ headers }, (api) =>
    api.signOut({ headers, returnHeaders: true }),
  );
  if (dj) await endStreamsOf(dj.id);
  return { next: "/auth/login", cookies };
}
