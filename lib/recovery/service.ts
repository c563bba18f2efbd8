import "server-only";
import { authPath } from "@/lib/accounts/rules";
import { callLibrary } from "@/lib/accounts/service";
import { claimAttempt } from "@/lib/attempts/service";
import { afterAnswer } from "@/lib/http/after-answer";
import { AppError } from "@/lib/http/errors";
import type { Done } from "@/lib/http/form-route";
import type { Recovery, Reset } from "./schema";

/** Mails a link to a new password, if there is such an account. The answer does not tell. @throws AppError `too_fast` */
export async function recover({ email, frame, next }: Recovery, headers: Headers): Promise<Done> {
  await claimAttempt("mail", email, headers);
  afterAnswer("Asking for a new password", () =>
    callLibrary({ headers, frame, next }, (api) =>
      api.requestPasswordReset({ body: { email }, headers, returnHeaders: true }),
    ),
  );
  return { next: authPath("forgot-password", frame, { next, notice: "sent" }) };
}

/** Sets the new password of whoever holds a mailed link, and ends every session. @throws AppError */
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
