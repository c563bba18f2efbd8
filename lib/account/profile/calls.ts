import { ownerConfirmedSchema } from "@/lib/account/two-factor/schema";
import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { passwordChangeSchema, profileChangeSchema, profileSchema } from "./schema";

/** The calls about the signed-in DJ's account. */
export const profileCalls = {
  get: {
    method: "GET",
    path: "/api/dj/account",
    who: "dj",
    does: "Returns the account and its sessions.",
    answers: { 200: profileSchema },
  },
  update: {
    method: "PATCH",
    path: "/api/dj/account",
    who: "holder",
    does: "Changes the account's name or the language of its mails.",
    body: profileChangeSchema,
    answers: { 200: profileSchema },
  },
  remove: {
    method: "DELETE",
    path: "/api/dj/account",
    who: "holder",
    does: "Deletes the account with all its events; with two-factor sign-in it also takes a code.",
    body: ownerConfirmedSchema,
    answers: { 204: null },
    fails: ["too_fast"],
  },
  changePassword: {
    method: "POST",
    path: "/api/dj/account/password",
    who: "holder",
    does: "Changes the password, ends all other sessions and forgets all remembered browsers; with two-factor sign-in it also takes a code.",
    body: passwordChangeSchema,
    answers: { 204: null },
    fails: ["too_fast"],
  },
  endSession: {
    method: "DELETE",
    path: "/api/dj/account/sessions/{id}",
    who: "holder",
    does: "Ends one session.",
    params: idParamsSchema,
    answers: { 204: null },
    fails: ["not_found"],
  },
  endOtherSessions: {
    method: "DELETE",
    path: "/api/dj/account/sessions",
    who: "holder",
    does: "Ends every session except this one and forgets the other remembered browsers.",
    answers: { 204: null },
  },
} as const satisfies Calls;

export const profileKey = profileCalls.get.path;
