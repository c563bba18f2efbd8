import "server-only";
import { encode } from "uqr";
import { claimAttempt } from "@/lib/account/attempts/service";
import { endStreamsOf } from "@/lib/account/auth/access";
import { inTurn } from "@/lib/account/auth/hashing";
import { auth, callLibrary } from "@/lib/account/auth/library";
import { confirmPassword, wrongPassword } from "@/lib/account/auth/password";
import type { Dj } from "@/lib/account/auth/schema";
import { currentDj } from "@/lib/account/auth/service";
import { forgetDevices } from "@/lib/account/devices/service";
import { endLinks } from "@/lib/account/links/service";
import { AppError } from "@/lib/calls/errors";
import type { Done } from "@/lib/server/form-route";
import { halfwayAccount, takeCode } from "./codes";
import type { BackupCodes, SecondStep, TwoFactorChange, TwoFactorSetup } from "./schema";

/** The second step of a sign-in: a code from the app, or a backup code. @throws AppError */
export async function takeSecondStep(
  { code, trust, next }: SecondStep,
  headers: Headers,
): Promise<Done> {
  const accountId = (await currentDj(headers))?.id ?? (await halfwayAccount(headers));
  const attempt = await claimAttempt("two-steps", accountId, headers);
  const cookies = await takeCode(accountId, code, { trustDevice: trust }, headers);
  await attempt.succeeded();
  return { next, cookies };
}

/** Demands a fresh code of a signed-in DJ, if the account has two-factor sign-in. @throws AppError */
export async function confirmSecondStep(dj: Dj, code: string | undefined, headers: Headers) {
  if (!(await hasTwoFactor(headers))) return;
  if (!code) throw new AppError("invalid_input", { fields: { code: ["required"] } });
  // The library counts attempts only during sign-in.
  const attempt = await claimAttempt("two-steps", dj.id, headers);
  await takeCode(dj.id, code, {}, headers);
  await attempt.succeeded();
}

/** Whether the signed-in account has two-factor sign-in. */
export async function hasTwoFactor(headers: Headers) {
  const signedIn = await (await auth(headers)).api.getSession({ headers });
  return signedIn?.user.twoFactorEnabled === true;
}

const refusals = {
  INVALID_PASSWORD: wrongPassword("password"),
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
  const { response } = await attempt.run(() =>
    callLibrary({ headers, refusals }, (api) =>
      api.enableTwoFactor({ body: { password }, headers, returnHeaders: true }),
    ),
  );
  await attempt.succeeded();
  if (response.method !== "totp") throw new AppError("conflict");
  const { totpURI: uri, backupCodes } = response;
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return { uri, secret, qr: encode(uri, { border: 2 }).data, backupCodes };
}

/**
 * Turns two-factor sign-in on, with a first code, and ends the sessions that the password alone has opened. Returns
 * the cookies of this session. @throws AppError `conflict` when it is on, or no setup has begun
 */
export async function confirmTwoFactor(dj: Dj, code: string, headers: Headers) {
  if ((await hasTwoFactor(headers)) || !(await isBeingSetUp(dj, headers))) {
    throw new AppError("conflict");
  }
  const attempt = await claimAttempt("two-steps", dj.id, headers);
  const cookies = await takeCode(dj.id, code, {}, headers);
  await attempt.succeeded();
  const renewed = new Headers({ cookie: cookies.map((one) => one.split(";")[0]).join("; ") });
  await (await auth(headers)).api.revokeOtherSessions({ headers: renewed });
  await endStreamsOf(dj.id);
  return cookies;
}

async function isBeingSetUp({ id }: Dj, headers: Headers) {
  const { adapter } = await (await auth(headers)).$context;
  const where = [{ field: "userId", value: id }];
  return (await adapter.findOne({ model: "twoFactor", where })) !== null;
}

/** Ten new backup codes; the former ones and mailed links become invalid. @throws AppError `conflict` without two-factor */
export async function renewBackupCodes(
  dj: Dj,
  change: TwoFactorChange,
  headers: Headers,
): Promise<BackupCodes> {
  const { response } = await confirmed(dj, change, headers, () =>
    callLibrary({ headers, refusals }, (api) =>
      api.generateBackupCodes({
        body: { password: change.password },
        headers,
        returnHeaders: true,
      }),
    ),
  );
  await endLinks(dj.id);
  return { backupCodes: response.backupCodes };
}

/**
 * Turns two-factor sign-in off and forgets every trusted device. Returns the cookies of this session.
 * @throws AppError `conflict` without two-factor
 */
export async function endTwoFactor(dj: Dj, change: TwoFactorChange, headers: Headers) {
  const { cookies } = await confirmed(dj, change, headers, () =>
    callLibrary({ headers, refusals }, (api) =>
      api.disableTwoFactor({ body: { password: change.password }, headers, returnHeaders: true }),
    ),
  );
  await forgetDevices(dj, headers);
  return cookies;
}

/**
 * Makes a change to the second factor, which the password alone must not weaken. It is checked first: a wrong one uses
 * up no code, nor does a change for which it is not the turn.
 */
async function confirmed<T>(
  dj: Dj,
  { password, code }: TwoFactorChange,
  headers: Headers,
  change: () => Promise<T>,
) {
  if (!(await hasTwoFactor(headers))) throw new AppError("conflict");
  return inTurn(async () => {
    await confirmPassword(dj, password, "password", headers);
    await confirmSecondStep(dj, code, headers);
    return change();
  });
}
