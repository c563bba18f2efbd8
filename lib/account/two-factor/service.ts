import "server-only";
import { encode } from "uqr";
import { claimAttempt } from "@/lib/account/attempts/service";
import type { Dj } from "@/lib/account/auth/schema";
import { callLibrary } from "@/lib/account/auth/service";
import { forgetDevices } from "@/lib/account/devices/service";
import { AppError } from "@/lib/calls/errors";
import type { Done } from "@/lib/server/form-route";
import { type BackupCodes, type SecondStep, type TwoFactorSetup, totpSchema } from "./schema";

const wrongCode = new AppError("invalid_input", { fields: { code: ["wrong_code"] } });
const expired = new AppError("invalid_input", { fields: { code: ["expired"] } });
const locked = new AppError("too_fast", { retryAfter: 15 * 60 });

const refusals = {
  INVALID_CODE: wrongCode,
  INVALID_BACKUP_CODE: wrongCode,
  INVALID_TWO_FACTOR_COOKIE: expired,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: expired,
  ACCOUNT_TEMPORARILY_LOCKED: locked,
};

/** The second step of a sign-in: a code from the app, or a backup code. @throws AppError */
export async function takeSecondStep(
  { code, trust, next }: SecondStep,
  headers: Headers,
): Promise<Done> {
  // The library itself limits attempts per sign-in and per account.
  const attempt = await claimAttempt("two-steps", headers.get("cookie") ?? "", headers);
  const body = { code, trustDevice: trust };
  const isFromApp = totpSchema.safeParse(code).success;
  const { cookies } = await callLibrary({ headers, refusals }, (api) =>
    isFromApp
      ? api.verifyTOTP({ body, headers, returnHeaders: true })
      : api.verifyBackupCode({ body, headers, returnHeaders: true }),
  );
  await attempt.succeeded();
  return { next, cookies };
}

const wrongPassword = new AppError("invalid_input", { fields: { password: ["wrong_password"] } });
const setupRefusals = {
  INVALID_PASSWORD: wrongPassword,
  TOTP_ALREADY_ENABLED: new AppError("conflict"),
  TWO_FACTOR_NOT_ENABLED: new AppError("conflict"),
};

/** Begins to set up two-factor sign-in; `confirmTwoFactor` turns it on. @throws AppError */
export async function beginTwoFactor(
  dj: Dj,
  password: string,
  headers: Headers,
): Promise<TwoFactorSetup> {
  const attempt = await claimAttempt("password", dj.id, headers);
  const { response } = await callLibrary({ headers, refusals: setupRefusals }, (api) =>
    api.enableTwoFactor({ body: { password }, headers, returnHeaders: true }),
  );
  await attempt.succeeded();
  if (response.method !== "totp") throw new AppError("conflict");
  const { totpURI: uri, backupCodes } = response;
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return { uri, secret, qr: encode(uri, { border: 2 }).data, backupCodes };
}

/** Turns two-factor sign-in on, with a first code. Returns the cookies of this session. @throws AppError */
export async function confirmTwoFactor(code: string, headers: Headers) {
  const { cookies } = await callLibrary({ headers, refusals }, (api) =>
    api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
  );
  return cookies;
}

/** Ten new backup codes; the former ones are void. @throws AppError `conflict` without two-factor */
export async function renewBackupCodes(
  dj: Dj,
  password: string,
  headers: Headers,
): Promise<BackupCodes> {
  const attempt = await claimAttempt("password", dj.id, headers);
  const { response } = await callLibrary({ headers, refusals: setupRefusals }, (api) =>
    api.generateBackupCodes({ body: { password }, headers, returnHeaders: true }),
  );
  await attempt.succeeded();
  return { backupCodes: response.backupCodes };
}

/**
 * Turns two-factor sign-in off and forgets every trusted device. Returns the cookies of this session.
 * @throws AppError
 */
export async function endTwoFactor(dj: Dj, password: string, headers: Headers) {
  const attempt = await claimAttempt("password", dj.id, headers);
  const { cookies } = await callLibrary({ headers, refusals: setupRefusals }, (api) =>
    api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
  );
  await attempt.succeeded();
  await forgetDevices(dj, headers);
  return cookies;
}
