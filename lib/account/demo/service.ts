import "server-only";
import { createHmac } from "node:crypto";
import { DEMO_EMAIL } from "@/lib/account/auth/rules";
import { openSession } from "@/lib/account/sign-in/service";
import { AppError } from "@/lib/calls/errors";
import { env } from "@/lib/process/env";
import { secret } from "@/lib/process/secret";
import type { EnterDemo } from "./schema";

/** Nobody types it: the demo's sign-in is a button. It differs on every machine. */
export function demoPassword() {
  return createHmac("sha256", secret()).update("demo").digest("base64url");
}

/**
 * Signs in as the demo's DJ. Not rate limited, so that a visitor who guesses the password locks nobody out.
 * @throws AppError `not_found` outside the demo; `too_fast`
 */
export function enterDemo({ frame, next }: EnterDemo, headers: Headers) {
  if (!env().CROWDCUE_DEMO) throw new AppError("not_found");
  const credentials = { email: DEMO_EMAIL, password: demoPassword() };
  return openSession({ ...credentials, remember: true, frame, next }, headers);
}
