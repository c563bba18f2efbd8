import "server-only";
import { encode } from "uqr";
import { claimAttempt } from "@/lib/account/attempts/service";
import type { Dj } from "@/lib/account/auth/schema";
import { auth, callLibrary } from "@/lib/account/auth/service";
import { forgetDevices } from "@/lib/account/devices/service";
import { endLinks } from "@/lib/account/links/service";
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
  const cookies = await checkCode(code, trust, headers);
  await attempt.succeeded();
  return { next, cookies };
}

/** Demands a fresh code of a signed-in DJ, if the account has two-factor sign-in. @throws AppError */
export async function confirmSecondStep(dj: Dj, code: string | undefined, headers: Headers) {
  if (!(await hasTwoFactor(headers))) return;
  if (!code) throw new AppError("invalid_input", { fields: { code: ["required"] } });
  // The library counts attempts only during sign-in.
  const attempt = await claimAttempt("two-steps", dj.id, headers);
  await checkCode(code, false, headers);
  await attempt.succeeded();
}

/** Whether the signed-in account has two-factor sign-in. */
export async function hasTwoFactor(headers: Headers) {
  const signedIn = await (await auth(headers)).api.getSession({ headers });
  return signedIn?.user.twoFactorEnabled === true;
}

async function checkCode(code: string, trustDevice: boolean, headers: Headers) {
  const body = { code, trustDevice };
  const isFromApp = totpSchema.safeParse(code).success;
  const { cookies } = await callLibrary({ headers, refusals }, (api) =>
    isFromApp
      ? api.verifyTOTP({ body, headers, returnHeaders: true })
      : api.verifyBackupCode({ body, headers, returnHeaders: true }),
  );
  return cookies;
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

/** Ten new backup codes; the former ones and mailed links become invalid. @throws AppError `conflict` without two-factor */
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
  await endLinks(dj.id);
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
