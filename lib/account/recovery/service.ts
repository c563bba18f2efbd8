import "server-only";
import { claimAttempt } from "@/lib/account/attempts/service";
import { accountState, setAddress, setPassword } from "@/lib/account/auth/accounts";
import { callLibrary } from "@/lib/account/auth/library";
import { authPath, type Query } from "@/lib/account/auth/rules";
import type { AuthPageProps } from "@/lib/account/auth/schema";
import { authPage, isShared } from "@/lib/account/auth/service";
import { forgetSignIns } from "@/lib/account/devices/service";
import { findLink, takeLink } from "@/lib/account/links/service";
import { AppError } from "@/lib/calls/errors";
import { afterAnswer } from "@/lib/server/after-answer";
import type { Done } from "@/lib/server/form-route";
import type { Recovery, Reset } from "./schema";

/**
 * Mails a link to a new password. The answer is the same without such an account, and for the demo's, which nobody may
 * take over. @throws AppError `too_fast`
 */
export async function recover({ email, frame, next }: Recovery, headers: Headers): Promise<Done> {
  await claimAttempt("mail", email, headers);
  afterAnswer("Asking for a new password", async () => {
    if (isShared({ email })) return;
    await callLibrary({ headers, frame, next }, (api) =>
      api.requestPasswordReset({ body: { email }, headers, returnHeaders: true }),
    );
  });
  return { next: authPath("forgot-password", frame, { next, notice: "sent" }) };
}

/**
 * The props of the page of a new password. A link that no longer works says so before anything is typed: the page asks
 * for another one.
 */
export async function recoveryPage(query: Query): Promise<AuthPageProps> {
  const page = await authPage(query);
  if (!page.token || (await isOpen(page.token))) return page;
  return { ...page, token: undefined, problem: page.problem ?? "expired" };
}

async function isOpen(token: string) {
  const links = ["recover", "verify"] as const;
  const found = await Promise.all(links.map((purpose) => findLink(purpose, token, accountState)));
  return found.some((link) => link !== undefined);
}

/**
 * Sets a new password by a mailed link, ends every session and forgets all devices. The link that confirms a new
 * account sets its first password, where another browser than this one has registered. @throws AppError
 */
export async function reset(
  { token, password, frame, next }: Reset,
  headers: Headers,
): Promise<Done> {
  const expired = new AppError("invalid_input", { fields: { token: ["expired"] } });
  const link = await takeLink("recover", token, accountState);
  if (link) {
    const refusals = { INVALID_TOKEN: expired };
    await callLibrary({ headers, frame, refusals }, (api) =>
      api.resetPassword({ body: { token, newPassword: password }, headers, returnHeaders: true }),
    );
    await forgetSignIns({ id: link.accountId }, headers);
  } else {
    const unconfirmed = await takeLink("verify", token, accountState);
    if (!unconfirmed) throw expired;
    await setPassword(unconfirmed.accountId, password);
    await setAddress(unconfirmed.accountId, unconfirmed.email);
  }
  return { next: authPath("login", frame, { next, notice: "reset" }) };
}
