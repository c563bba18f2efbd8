import "server-only";
import { claimAttempt } from "@/lib/account/attempts/service";
import { authPath } from "@/lib/account/auth/rules";
import { callLibrary } from "@/lib/account/auth/service";
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

/** Sets a new password by the token of a mailed link, and ends every session. @throws AppError */
export async function reset(
  { token, password, frame, next }: Reset,
  headers: Headers,
): Promise<Done> {
  const refusals = {
    INVALID_TOKEN: new AppError("invalid_input", { fields: { token: ["expired"] } }),
  };
  await callLibrary({ headers, frame, refusals }, (api) =>
    api.resetPassword({ body: { token, newPassword: password }, headers, returnHeaders: true }),
  );
  return { next: authPath("login", frame, { next, notice: "reset" }) };
}
