import "server-only";
import { claimAttempt } from "@/lib/account/attempts/service";
import { authPath } from "@/lib/account/auth/rules";
import { accountState, callLibrary } from "@/lib/account/auth/service";
import { forgetSignIns } from "@/lib/account/devices/service";
import { takeLink } from "@/lib/account/links/service";
import { AppError } from "@/lib/calls/errors";
import { afterAnswer } from "@/lib/server/after-answer";
import type { Done } from "@/lib/server/form-route";
import type { Recovery, Reset } from "./schema";

/** Mails a link to a new password. The answer is the same without such an account. @throws AppError `too_fast` */
export async function recover({ email, frame, next }: Recovery, headers: Headers): Promise<Done> {
  await claimAttempt("mail", email, headers);
  afterAnswer("Asking for a new password", () =>
    callLibrary({ headers, frame, next }, (api) =>
      api.requestPasswordReset({ body: { email }, headers, returnHeaders: true }),
    ),
  );
  return { next: authPath("forgot-password", frame, { next, notice: "sent" }) };
}

/** Sets a new password by a mailed link, ends every session and forgets all devices. @throws AppError */
export async function reset(
  { token, password, frame, next }: Reset,
  headers: Headers,
): Promise<Done> {
  const expired = new AppError("invalid_input", { fields: { token: ["expired"] } });
  const link = await takeLink("recover", token, accountState);
  if (!link) throw expired;
  const refusals = { INVALID_TOKEN: expired };
  await callLibrary({ headers, frame, refusals }, (api) =>
    api.resetPassword({ body: { token, newPassword: password }, headers, returnHeaders: true }),
  );
  await forgetSignIns({ id: link.accountId }, headers);
  return { next: authPath("login", frame, { next, notice: "reset" }) };
}
