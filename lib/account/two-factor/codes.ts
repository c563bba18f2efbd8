import "server-only";
import { claimOnce } from "@/lib/account/attempts/service";
import { auth, callLibrary } from "@/lib/account/auth/library";
import { AppError } from "@/lib/calls/errors";
import { readCookie } from "@/lib/server/cookies";
import { totpSchema } from "./schema";

/** Until then the app's code of one moment is valid: the accounts library also takes the one before and after. */
const VALID_SECONDS = 90;
/** The accounts library keeps a sign-in that waits for its second step under this name. */
const HALFWAY = "2fa-";

const wrongCode = new AppError("invalid_input", { fields: { code: ["wrong_code"] } });
const expired = new AppError("invalid_input", { fields: { code: ["expired"] } });
const locked = new AppError("too_fast", { retryAfter: 15 * 60 });

const refusals = {
  INVALID_CODE: wrongCode,
  INVALID_BACKUP_CODE: wrongCode,
  INVALID_TWO_FACTOR_COOKIE: expired,
  TOTP_NOT_ENABLED: expired,
  BACKUP_CODES_NOT_ENABLED: expired,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: expired,
  ACCOUNT_TEMPORARILY_LOCKED: locked,
  // Another backup code was used at the same moment, and this sign-in is over.
  CONFLICT: expired,
};

/**
 * Uses up a code of an account: of the app, each of which is good for one thing only, or a backup code. Returns the
 * cookies of the session. @throws AppError
 */
export async function takeCode(
  accountId: string,
  code: string,
  { trustDevice = false }: { trustDevice?: boolean },
  headers: Headers,
) {
  const body = { code, trustDevice };
  if (!totpSchema.safeParse(code).success) {
    const { cookies } = await callLibrary({ headers, refusals }, (api) =>
      api.verifyBackupCode({ body, headers, returnHeaders: true }),
    );
    return cookies;
  }
  // Claimed first, so that of two at the same moment only one is checked.
  const claim = await claimOnce("code", `${accountId} ${code}`, VALID_SECONDS);
  if (!claim) throw wrongCode;
  try {
    const { cookies } = await callLibrary({ headers, refusals }, (api) =>
      api.verifyTOTP({ body, headers, returnHeaders: true }),
    );
    return cookies;
  } catch (error) {
    await claim.release();
    throw error;
  }
}

/** The account whose sign-in waits for its second step in this browser. @throws AppError when there is none */
export async function halfwayAccount(headers: Headers) {
  const { internalAdapter, createAuthCookie } = await (await auth(headers)).$context;
  const cookie = readCookie(headers, createAuthCookie("two_factor").name) ?? "";
  const [identifier = ""] = cookie.split(".");
  // The signature is checked with the code.
  const waiting = identifier.startsWith(HALFWAY)
    ? await internalAdapter.findVerificationValue(identifier)
    : undefined;
  if (!waiting) throw expired;
  return waiting.value;
}
