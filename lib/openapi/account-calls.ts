import {
  emailChangeSchema,
  passwordChangeSchema,
  profileChangeSchema,
  profileSchema,
} from "@/lib/account/profile/schema";
import {
  backupCodesSchema,
  confirmCodeSchema,
  passwordConfirmedSchema,
  twoStepsSetupSchema,
} from "@/lib/account/two-factor/schema";
import { idParamsSchema } from "@/lib/calls/params";
import type { DjCall } from "./core-call";

/** The account of the DJ who is signed in. */
export const accountCalls: DjCall[] = [
  {
    method: "GET",
    path: "/api/dj/account",
    does: "The account, and where it is signed in.",
    answers: { 200: profileSchema },
  },
  {
    method: "PATCH",
    path: "/api/dj/account",
    does: "Changes the name or the language of its mails.",
    body: profileChangeSchema,
    answers: { 200: profileSchema },
  },
  {
    method: "DELETE",
    path: "/api/dj/account",
    does: "Removes the account with all its events.",
    body: passwordConfirmedSchema,
    answers: { 204: null },
  },
  {
    method: "POST",
    path: "/api/dj/account/email",
    does: "Mails a link to the new address, which counts from when the link is opened.",
    body: emailChangeSchema,
    answers: { 204: null },
  },
  {
    method: "POST",
    path: "/api/dj/account/password",
    does: "Changes the password and ends all other sessions.",
    body: passwordChangeSchema,
    answers: { 204: null },
  },
  {
    method: "DELETE",
    path: "/api/dj/account/sessions",
    does: "Ends every session but the one that asks.",
    answers: { 204: null },
  },
  {
    method: "DELETE",
    path: "/api/dj/account/sessions/{id}",
    does: "Ends one session.",
    params: idParamsSchema,
    answers: { 204: null },
  },
  {
    method: "DELETE",
    path: "/api/dj/account/devices",
    does: "Asks every browser of the account for the second step again.",
    answers: { 204: null },
  },
  {
    method: "DELETE",
    path: "/api/dj/account/devices/{id}",
    does: "Asks one browser for the second step again.",
    params: idParamsSchema,
    answers: { 204: null },
  },
  {
    method: "POST",
    path: "/api/dj/account/two-steps/backup-codes",
    does: "Makes ten new backup codes; those before are void.",
    body: passwordConfirmedSchema,
    answers: { 200: backupCodesSchema },
  },
  {
    method: "POST",
    path: "/api/dj/account/two-steps",
    does: "Begins to set up a second step at sign-in.",
    body: passwordConfirmedSchema,
    answers: { 200: twoStepsSetupSchema },
  },
  {
    method: "PUT",
    path: "/api/dj/account/two-steps",
    does: "Finishes setting up, with a first code.",
    body: confirmCodeSchema,
    answers: { 204: null },
  },
  {
    method: "DELETE",
    path: "/api/dj/account/two-steps",
    does: "Back to one step.",
    body: passwordConfirmedSchema,
    answers: { 204: null },
  },
];
