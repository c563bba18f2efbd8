import "server-only";
import { accountState, findAccount, mailElsewhere, setAddress } from "@/lib/account/auth/accounts";
import { confirmPassword } from "@/lib/account/auth/password";
import { authPath, pageAddress } from "@/lib/account/auth/rules";
import type { Dj } from "@/lib/account/auth/schema";
import { findLink, issueLink, takeLink } from "@/lib/account/links/service";
import { confirmSecondStep, hasTwoFactor } from "@/lib/account/two-factor/service";
import { AppError } from "@/lib/calls/errors";
import { afterAnswer } from "@/lib/server/after-answer";
import type { EmailChange, EmailConfirmation, OpenedEmailChange } from "./schema";

/** Mails a link to the new address, which takes effect once the owner confirms it. @throws AppError */
export async function askForEmail(
  dj: Dj,
  { email, currentPassword }: EmailChange,
  headers: Headers,
) {
  if (email === dj.email) {
    throw new AppError("invalid_input", { fields: { email: ["same_email"] } });
  }
  // Read before the password is checked: if the password changes in between, the link is invalid.
  const state = await accountState(dj.id);
  await confirmPassword(dj, currentPassword, "currentPassword", headers);
  if (state === undefined) throw new AppError("signed_out");
  const token = await issueLink({ purpose: "change", accountId: dj.id, email, state });
  // After the answer, whose timing must not tell whether the address has an account.
  afterAnswer("Mailing a link (change)", async () => {
    if (await findAccount(email)) return;
    const page = pageAddress("/DJPortal/account/email", { token });
    await mailElsewhere("change", email, { id: dj.id, email }, page, headers);
  });
}

/** What the page of a link shows to this DJ. Opening it changes nothing: mail scanners open links, too. */
export async function openEmailChange(
  dj: Dj,
  token: string,
  headers: Headers,
): Promise<OpenedEmailChange> {
  const link = await findLink("change", token, accountState);
  if (!link) return { state: "gone" };
  if (link.accountId !== dj.id) return { state: "foreign" };
  return { state: "open", email: link.email, needsCode: await hasTwoFactor(headers) };
}

/**
 * Sets the address that the link was mailed to, and notifies the former one, in case its owner does not know.
 * @throws AppError `not_found` when the link is another account's or no longer valid; `conflict` when another account
 * has taken the address
 */
export async function confirmEmail(dj: Dj, { token, code }: EmailConfirmation, headers: Headers) {
  const link = await findLink("change", token, accountState);
  if (link?.accountId !== dj.id) throw new AppError("not_found");
  await confirmSecondStep(dj, code, headers);
  if (!(await takeLink("change", token, accountState))) throw new AppError("not_found");
  const { email } = link;
  await setAddress(dj.id, email);
  await mailElsewhere("moved", dj.email, { id: dj.id, email }, authPath("login", "side"), headers);
}
