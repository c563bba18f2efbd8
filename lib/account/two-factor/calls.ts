import { doneSchema } from "@/lib/account/auth/schema";
import type { Calls } from "@/lib/calls/call";
import {
  backupCodesSchema,
  confirmCodeSchema,
  passwordConfirmedSchema,
  secondStepSchema,
  twoFactorSetupSchema,
} from "./schema";

export const twoFactorCalls = {
  signIn: {
    method: "POST",
    path: "/api/auth/two-steps",
    who: "anyone",
    does: "Takes the second step of a sign-in.",
    body: secondStepSchema,
    answers: { 200: doneSchema, 303: null },
    fails: ["too_fast"],
  },
  begin: {
    method: "POST",
    path: "/api/dj/account/two-steps",
    who: "holder",
    does: "Begins to set up a second step at sign-in.",
    body: passwordConfirmedSchema,
    answers: { 200: twoFactorSetupSchema },
    fails: ["conflict", "too_fast"],
  },
  confirm: {
    method: "PUT",
    path: "/api/dj/account/two-steps",
    who: "holder",
    does: "Finishes setting up, with a first code.",
    body: confirmCodeSchema,
    answers: { 204: null },
    fails: ["too_fast"],
  },
  end: {
    method: "DELETE",
    path: "/api/dj/account/two-steps",
    who: "holder",
    does: "Returns to one step at sign-in.",
    body: passwordConfirmedSchema,
    answers: { 204: null },
    fails: ["conflict", "too_fast"],
  },
  renewBackupCodes: {
    method: "POST",
    path: "/api/dj/account/two-steps/backup-codes",
    who: "holder",
    does: "Makes ten new backup codes; the former ones are void.",
    body: passwordConfirmedSchema,
    answers: { 200: backupCodesSchema },
    fails: ["conflict", "too_fast"],
  },
} as const satisfies Calls;
