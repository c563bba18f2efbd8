import "server-only";
import { claimAttempt } from "@/lib/account/attempts/service";
import { endStreamsOf } from "@/lib/account/auth/access";
import { inTurn } from "@/lib/account/auth/hashing";
import { auth, callLibrary } from "@/lib/account/auth/library";
import { confirmPassword, wrongPassword } from "@/lib/account/auth/password";
import type { Dj } from "@/lib/account/auth/schema";
import { isShared } from "@/lib/account/auth/shared";
import { forgetOtherDevices, forgetSignIns, listDevices } from "@/lib/account/devices/service";
import { endLinks } from "@/lib/account/links/service";
import type { OwnerConfirmed } from "@/lib/account/two-factor/schema";
import { confirmSecondStep, hasTwoFactor } from "@/lib/account/two-factor/service";
import { AppError } from "@/lib/calls/errors";
import { languageCodes } from "@/lib/shell/i18n/locales";
import type { PasswordChange, Profile, ProfileChange } from "./schema";

/** The account with its sessions; of a shared account only the current session. @throws AppError `signed_out` */
export async function getProfile(headers: Headers): Promise<Profile> {
  const { api } = await auth(headers);
  const signedIn = await api.getSession({ headers });
  if (!signedIn) throw new AppError("signed_out");
  const { user, session: current } = signedIn;
  const sessions = await api.listSessions({ headers });
  const shared = isShared(user);
  return {
    name: user.name,
    email: user.email,
    language: languageCodes.find((code) => code === user.language) ?? null,
    hasTwoSteps: user.twoFactorEnabled === true,
    isShared: shared,
    sessions: sessions
      .filter(({ id }) => !shared || id === current.id)
      .map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        isCurrent: id === current.id,
        userAgent: userAgent ?? "",
        startedAt: createdAt.toISOString(),
        seenAt: updatedAt.toISOString(),
      }))
      .sort(inOrder),
    devices: shared ? [] : await listDevices(user, headers),
  };
}

/** The current session first, then the last used. */
function inOrder(a: Profile["sessions"][number], b: Profile["sessions"][number]) {
  return Number(b.isCurrent) - Number(a.isCurrent) || b.seenAt.localeCompare(a.seenAt);
}

export async function updateProfile(change: ProfileChange, headers: Headers) {
  await callLibrary({ headers }, (api) =>
    api.updateUser({ body: change, headers, returnHeaders: true }),
  );
  return getProfile(headers);
}

/**
 * Changes the password, ends all other sessions and forgets all devices. Returns the cookies of this session.
 * @throws AppError
 */
export async function changePassword(dj: Dj, change: PasswordChange, headers: Headers) {
  // In one turn: a code that is used up must not be for nothing.
  const cookies = await inTurn(() => setPassword(dj, change, headers));
  await forgetSignIns(dj, headers);
  await endStreamsOf(dj.id);
  return cookies;
}

/** With two-factor sign-in the password alone is not enough. */
async function setPassword(
  dj: Dj,
  { currentPassword, password, code }: PasswordChange,
  headers: Headers,
) {
  if (await hasTwoFactor(headers)) {
    // First, because a wrong password uses up no code.
    await confirmPassword(dj, currentPassword, "currentPassword", headers);
    await confirmSecondStep(dj, code, headers);
  }
  const attempt = await claimAttempt("password", dj.id, headers);
  const body = { currentPassword, newPassword: password, revokeOtherSessions: true };
  const refusals = { INVALID_PASSWORD: wrongPassword("currentPassword") };
  const { cookies } = await attempt.run(() =>
    callLibrary({ headers, refusals }, (api) =>
      api.changePassword({ body, headers, returnHeaders: true }),
    ),
  );
  await attempt.succeeded();
  return cookies;
}

/** Ends one session of this account. @throws AppError `not_found` */
export async function endSession(dj: Dj, id: string, headers: Headers) {
  const { api } = await auth(headers);
  const session = (await api.listSessions({ headers })).find((known) => known.id === id);
  if (!session) throw new AppError("not_found");
  await api.revokeSession({ body: { token: session.token }, headers });
  await endStreamsOf(dj.id);
}

/** Ends every session of this account but the current one, and forgets every other device. */
export async function endOtherSessions(dj: Dj, headers: Headers) {
  const { api } = await auth(headers);
  await api.revokeOtherSessions({ headers });
  await forgetOtherDevices(dj, headers);
  await endStreamsOf(dj.id);
}

/**
 * Deletes the account, with the password and, where there are two factors, a code; `removeOwned` deletes first what the DJ owns. Returns the cookies that sign the browser out.
 * @throws AppError
 */
export async function removeAccount(
  dj: Dj,
  { password, code }: OwnerConfirmed,
  headers: Headers,
  removeOwned: (dj: Dj) => Promise<void>,
) {
  await confirmPassword(dj, password, "password", headers);
  await confirmSecondStep(dj, code, headers);
  await removeOwned(dj);
  const { cookies } = await callLibrary({ headers }, (api) =>
    // Without the password: a second check might be refused, when all that the DJ owned is gone.
    api.deleteUser({ body: {}, headers, returnHeaders: true }),
  );
  await endLinks(dj.id);
  await endStreamsOf(dj.id);
  return cookies;
}
