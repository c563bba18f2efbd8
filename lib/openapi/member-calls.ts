import { idParamsSchema } from "@/lib/calls/params";
import {
  invitationParamsSchema,
  invitationsSchema,
  invitedSchema,
  newInvitationSchema,
  tokenSchema,
} from "@/lib/party/invitations/schema";
import { memberParamsSchema, membersSchema, roleChangeSchema } from "@/lib/party/members/schema";
import type { DjCall } from "./core-call";

/** Who else works an event, and how they come to it. */
export const memberCalls: DjCall[] = [
  {
    method: "GET",
    path: "/api/dj/events/{id}/members",
    does: "Everybody but the owner who has access to the event.",
    params: idParamsSchema,
    answers: { 200: membersSchema },
  },
  {
    method: "PATCH",
    path: "/api/dj/events/{id}/members/{djId}",
    does: "Gives a member another role.",
    params: memberParamsSchema,
    body: roleChangeSchema,
    answers: { 204: null },
  },
  {
    method: "DELETE",
    path: "/api/dj/events/{id}/members/{djId}",
    does: "Takes a member's access away. Members may remove themselves, the owner anybody.",
    params: memberParamsSchema,
    answers: { 204: null },
  },
  {
    method: "GET",
    path: "/api/dj/events/{id}/invitations",
    does: "Invitations that nobody has accepted yet.",
    params: idParamsSchema,
    answers: { 200: invitationsSchema },
  },
  {
    method: "POST",
    path: "/api/dj/events/{id}/invitations",
    does: "Invites one DJ; the link and its token are told this once.",
    params: idParamsSchema,
    body: roleChangeSchema,
    answers: { 201: newInvitationSchema },
  },
  {
    method: "DELETE",
    path: "/api/dj/events/{id}/invitations/{invitationId}",
    does: "Withdraws an invitation.",
    params: invitationParamsSchema,
    answers: { 204: null },
  },
  {
    method: "POST",
    path: "/api/dj/invitations",
    does: "Accepts an invitation: the DJ who is signed in has access from now on.",
    body: tokenSchema,
    answers: { 200: invitedSchema },
  },
  {
    method: "DELETE",
    path: "/api/dj/invitations",
    does: "Declines an invitation: its link leads nowhere from now on.",
    body: tokenSchema,
    answers: { 204: null },
  },
];
