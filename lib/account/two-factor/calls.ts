import type { Calls } from "@/lib/calls/call";
import { doneSchema } from "@/lib/calls/form";
import {
  backupCodesSchema,
  confirmCodeSchema,
  passwordConfirmedSchema,
  secondStepSchema,
  twoFactorChangeSchema,
  twoFactorSetupSchema,
} from "./schema";

/** The calls about the second factor of a sign-in. */
export const twoFactorCalls = {
  signIn: {
    method: "POST",
    path: "/api/auth/two-steps",
    who: "anyone",
    does: "Completes a sign-in with the second factor.",
    body: secondStepSchema,
    answers: { 200: doneSchema, 303: null },
    fails: ["too_fast"],
  },
  begin: {
    method: "POST",
    path: "/api/dj/account/two-steps",
    who: "holder",
    does: "Starts the setup of two-factor sign-in.",
    body: passwordConfirmedSchema,
    answers: { 200: twoFactorSetupSchema },
    fails: ["conflict", "too_fast"],
  },
  confirm: {
    method: "PUT",
    path: "/api/dj/account/two-steps",
    who: "holder",
    does: "Completes the setup with a first code, and ends all other sessions.",
    body: confirmCodeSchema,
    answers: { 204: null },
    fails: ["conflict", "too_fast"],
  },
  end: {
    method: "DELETE",
    path: "/api/dj/account/two-steps",
    who: "holder",
    does: "Turns two-factor sign-in off, with the password and a fresh code.",
    body: twoFactorChangeSchema,
    answers: { 204: null },
    fails: ["conflict", "too_fast"],
  },
  renewBackupCodes: {
    method: "POST",
    path: "/api/dj/account/two-steps/backup-codes",
    who: "holder",
    does: "Creates ten new backup codes, which replace the former ones, with the password and a fresh code.",
    body: twoFactorChangeSchema,
    answers: { 200: backupCodesSchema },
    fails: ["conflict", "too_fast"],
  },
} as const satisfies Calls;
