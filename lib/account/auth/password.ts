import "server-only";
import { claimAttempt } from "@/lib/account/attempts/service";
import { AppError } from "@/lib/calls/errors";
import { callLibrary } from "./library";
import type { Dj } from "./schema";

/** Checks the password of a signed-in DJ; `field` names the form field it came from. @throws AppError */
export async function confirmPassword(dj: Dj, password: string, field: string, headers: Headers) {
  const attempt = await claimAttempt("password", dj.id, headers);
  await attempt.run(() =>
    callLibrary({ headers, refusals: { INVALID_PASSWORD: wrongPassword(field) } }, (api) =>
      api.verifyPassword({ body: { password }, headers, returnHeaders: true }),
    ),
  );
  await attempt.succeeded();
}

export function wrongPassword(field: string) {
  return new AppError("invalid_input", { fields: { [field]: ["wrong_password"] } });
}
