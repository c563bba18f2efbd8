import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { roleChangeSchema } from "@/lib/party/members/schema";
import {
  invitationParamsSchema,
  invitationsSchema,
  invitedSchema,
  newInvitationSchema,
  tokenSchema,
} from "./schema";

/** The calls through which other DJs get access to an event. */
export const invitationCalls = {
  list: {
    method: "GET",
    path: "/api/dj/events/{id}/invitations",
    who: "dj",
    does: "Lists the invitations that nobody has accepted yet.",
    params: idParamsSchema,
    answers: { 200: invitationsSchema },
    fails: ["not_found", "forbidden"],
  },
  invite: {
    method: "POST",
    path: "/api/dj/events/{id}/invitations",
    who: "dj",
    does: "Invites one DJ; only this answer contains the link and its token.",
    params: idParamsSchema,
    body: roleChangeSchema,
    answers: { 201: newInvitationSchema },
    fails: ["not_found", "too_many"],
  },
  withdraw: {
    method: "DELETE",
    path: "/api/dj/events/{id}/invitations/{invitationId}",
    who: "dj",
    does: "Withdraws an invitation.",
    params: invitationParamsSchema,
    answers: { 204: null },
    fails: ["not_found"],
  },
  accept: {
    method: "POST",
    path: "/api/dj/invitations",
    who: "dj",
    does: "Accepts an invitation: the signed-in DJ gets access to the event.",
    body: tokenSchema,
    answers: { 200: invitedSchema },
    fails: ["not_found", "conflict"],
  },
  decline: {
    method: "DELETE",
    path: "/api/dj/invitations",
    who: "dj",
    does: "Declines an invitation: its link stops working.",
    body: tokenSchema,
    answers: { 204: null },
    fails: ["not_found", "conflict"],
  },
} as const satisfies Calls;
