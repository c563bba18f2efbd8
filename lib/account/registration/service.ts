import "server-only";
import { claimAttempt, claimOnce } from "@/lib/account/attempts/service";
import { accountState, findAccount, mailElsewhere, setAddress } from "@/lib/account/auth/accounts";
import type { Verification } from "@/lib/account/auth/calls";
import { callLibrary } from "@/lib/account/auth/library";
import { mailedCookie } from "@/lib/account/auth/mailed-cookie";
import { authPath, pageAddress } from "@/lib/account/auth/rules";
import { currentDj } from "@/lib/account/auth/service";
import { findLink, takeLink } from "@/lib/account/links/service";
import { afterAnswer } from "@/lib/server/after-answer";
import type { Done } from "@/lib/server/form-route";
import { refuseDuringMaintenance } from "@/lib/server/maintenance";
import { visitorSettings } from "@/lib/shell/customizer/service";
import { hasRegistered, registeredCookie } from "./registered-cookie";
import type { Confirmation, Registration } from "./schema";

/** A registration takes far less. The claim ends when it is done. */
const LONGEST_SECONDS = 60;

/**
 * Creates an account, to be confirmed by a mailed link. For an existing account the answer is the same and the mail
 * says so: nobody learns who has an account. @throws AppError `too_fast`; `unavailable` during maintenance
 */
export async function register(
  { name, email, password, frame, next }: Registration,
  headers: Headers,
): Promise<Done> {
  // Its page is closed, and so is its call.
  refuseDuringMaintenance();
  const attempt = await claimAttempt("mail", email, headers);
  // Of two registrations of an address at the same moment, the library would let one fail.
  const claim = await claimOnce("registration", email, LONGEST_SECONDS);
  const body = { name, email, password, language: visitorSettings(headers).settings.isLanguage };
  let state: string | undefined;
  if (claim) {
    try {
      const { response } = await attempt.run(() =>
        callLibrary({ headers, frame, next }, (api) =>
          api.signUpEmail({ body, headers, returnHeaders: true }),
        ),
      );
      // For an existing account the library makes an id up.
      state = await accountState(response.user.id);
    } finally {
      await claim.release();
    }
  }
  return {
    next: authPath("register", frame, { next, notice: "registered" }),
    cookies: [registeredCookie(state, headers), mailedCookie(email, headers)],
  };
}

/**
 * Resends the link that confirms a new account, or the notice that the account exists. The answer is the same without an
 * account, so that nobody learns who has one. @throws AppError `too_fast`; `unavailable` during maintenance
 */
export async function confirmAgain(
  { email, frame, next }: Confirmation,
  headers: Headers,
): Promise<Done> {
  refuseDuringMaintenance();
  await claimAttempt("mail", email, headers);
  afterAnswer("Sending a confirmation again", () => mailAgain({ email, frame, next }, headers));
  return {
    next: authPath("register", frame, { next, notice: "again" }),
    cookies: [mailedCookie(email, headers)],
  };
}

async function mailAgain({ email, frame, next }: Confirmation, headers: Headers) {
  const account = await findAccount(email);
  if (!account) return;
  if (account.isConfirmed) {
    await mailElsewhere("exists", email, account, authPath("login", frame, { next }), headers);
    return;
  }
  // Nobody's session matters here: the link goes to the address alone.
  await callLibrary({ headers, frame, next }, (api) =>
    api.sendVerificationEmail({ body: { email }, headers: new Headers(), returnHeaders: true }),
  );
}

/**
 * Confirms the address that a link was mailed to. Returns the page that says so, or that the link is no longer valid.
 * Where another browser has registered, perhaps a stranger's, the page asks for a password, which confirms the address.
 */
export async function verifyEmail({ token, frame, next }: Verification, headers: Headers) {
  const link = await findLink("verify", token, accountState);
  if (link && !hasRegistered(await accountState(link.accountId), headers)) {
    return authPath("forgot-password", frame, { next, token, notice: "choose_password" });
  }
  const taken = await takeLink("verify", token, accountState);
  if (taken) await setAddress(taken.accountId, taken.email);
  const outcome = taken ? { notice: "verified" } : { problem: "stale_link" };
  // The sign-in pages redirect a signed-in visitor, so the message would be lost.
  if (await currentDj(headers)) return pageAddress("/DJPortal/account", outcome);
  return authPath("login", frame, { next, ...outcome });
}
