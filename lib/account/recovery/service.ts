import "server-only";
import { hashPassword } from "better-auth/crypto";
import { knownDeviceCookie } from "@/lib/account/attempts/known-device";
import { claimAttempt } from "@/lib/account/attempts/service";
import { accountState, setAddress, setPassword } from "@/lib/account/auth/accounts";
import { inTurn } from "@/lib/account/auth/hashing";
import { callLibrary } from "@/lib/account/auth/library";
import { mailedCookie } from "@/lib/account/auth/mailed-cookie";
import { authPath, type Query } from "@/lib/account/auth/rules";
import type { AuthPageProps } from "@/lib/account/auth/schema";
import { authPage } from "@/lib/account/auth/service";
import { isShared } from "@/lib/account/auth/shared";
import { endSignIns } from "@/lib/account/devices/service";
import { findLink, takeLink } from "@/lib/account/links/service";
import type { SignIn } from "@/lib/account/sign-in/schema";
import { openSession } from "@/lib/account/sign-in/service";
import { AppError, isAppError } from "@/lib/calls/errors";
import { afterAnswer } from "@/lib/server/after-answer";
import type { Done } from "@/lib/server/form-route";
import type { Recovery, Reset } from "./schema";

/**
 * Mails a link to a new password. The answer is the same without such an account, and for the demo's, which nobody may
 * take over. @throws AppError `too_fast`
 */
export async function recover(
  { email, again, frame, next }: Recovery,
  headers: Headers,
): Promise<Done> {
  await claimAttempt("mail", email, headers);
  afterAnswer("Asking for a new password", async () => {
    if (isShared({ email })) return;
    await callLibrary({ headers, frame, next }, (api) =>
      api.requestPasswordReset({ body: { email }, headers, returnHeaders: true }),
    );
  });
  return {
    next: authPath("forgot-password", frame, { next, notice: again ? "again" : "sent" }),
    cookies: [mailedCookie(email, headers)],
  };
}

/**
 * The props of the page of a new password. A link that no longer works says so before anything is typed: the page asks
 * for another one.
 */
export async function recoveryPage(query: Query): Promise<AuthPageProps> {
  const page = await authPage(query);
  if (!page.token || (await openLink(page.token))) return page;
  return { ...page, token: undefined, problem: page.problem ?? "expired" };
}

/** The link behind the page: to another password, or to the first one of an account. */
async function openLink(token: string) {
  const links = ["recover", "verify"] as const;
  const found = await Promise.all(links.map((purpose) => findLink(purpose, token, accountState)));
  return found.find((link) => link !== undefined);
}

/**
 * Sets a new password by a mailed link, ends every session, forgets all devices and opens a session here; with
 * two-factor set up the next page asks for the second step. The link that confirms a new account sets its first
 * password, where another browser than this one has registered.
 * @throws AppError `invalid_input`; `too_fast`, and the link stays valid
 */
export async function reset(
  { token, password, frame, next }: Reset,
  headers: Headers,
): Promise<Done> {
  const expired = new AppError("invalid_input", { fields: { token: ["expired"] } });
  const found = await openLink(token);
  if (!found) throw expired;
  // The link is used up only when its turn comes: a visitor who is asked to retry keeps it.
  const link = await inTurn(async () => {
    const taken = await takeLink(found.purpose, token, accountState);
    if (taken) await setPassword(taken.accountId, await hashPassword(password));
    return taken;
  });
  if (!link) throw expired;
  if (link.purpose === "verify") await setAddress(link.accountId, link.email);
  else await endSignIns({ id: link.accountId }, headers);
  return openWith({ email: link.email, password, frame, next }, headers);
}

/** Signs in with the password that was set just now. Where that fails, the password stands and the sign-in page says so. */
async function openWith(
  { email, password, frame, next }: Omit<SignIn, "remember">,
  headers: Headers,
): Promise<Done> {
  try {
    const credentials = { email, password, remember: true, frame, next };
    const { cookies = [], ...opened } = await openSession(credentials, headers);
    return { ...opened, cookies: [...cookies, knownDeviceCookie(headers, email)] };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { next: authPath("login", frame, { next, notice: "reset" }) };
  }
}
