import "server-only";
import { claimAttempt } from "@/lib/account/attempts/service";
import type { Verification } from "@/lib/account/auth/calls";
import { authPath, pageAddress } from "@/lib/account/auth/rules";
import { accountState, callLibrary, currentDj, setAddress } from "@/lib/account/auth/service";
import { takeLink } from "@/lib/account/links/service";
import type { Done } from "@/lib/server/form-route";
import { visitorSettings } from "@/lib/shell/customizer/service";
import type { Registration } from "./schema";

/**
 * Creates an account, to be confirmed by a mailed link. For an existing account the answer is the same and the mail
 * says so: nobody learns who has an account. @throws AppError `too_fast`
 */
export async function register(
  { name, email, password, frame, next }: Registration,
  headers: Headers,
): Promise<Done> {
  await claimAttempt("mail", email, headers);
  const body = { name, email, password, language: visitorSettings(headers).settings.isLanguage };
  await callLibrary({ headers, frame, next }, (api) =>
    api.signUpEmail({ body, headers, returnHeaders: true }),
  );
  return { next: authPath("register", frame, { next, notice: "registered" }) };
}

/** Confirms the address that a link was mailed to. Returns the page that says so, or that the link is no longer valid. */
export async function verifyEmail({ token, frame, next }: Verification, headers: Headers) {
  const link = await takeLink("verify", token, accountState);
  if (link) await setAddress(link.accountId, link.email);
  const outcome = link ? { notice: "verified" } : { problem: "stale_link" };
  // The sign-in pages redirect a signed-in visitor, so the message would be lost.
  if (await currentDj(headers)) return pageAddress("/DJPortal/account", outcome);
  return authPath("login", frame, { next, ...outcome });
}
