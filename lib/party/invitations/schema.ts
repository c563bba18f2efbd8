import { z } from "zod/mini";
import { idSchema } from "@/lib/calls/params";
import { givenRoleSchema } from "@/lib/party/members/schema";

/** How many invitations of an event may be open: more than anybody plays with. */
export const MOST_INVITATIONS = 20;

export const invitationSchema = z.object({
  id: z.string(),
  role: givenRoleSchema,
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invitationsSchema = z.object({ invitations: z.array(invitationSchema) });

/** A new invitation with its link and secret token, which are shown only once. */
export const newInvitationSchema = z.object({
  invitation: invitationSchema,
  token: z.string(),
  /** An absolute URL with the site's public address, whatever address the inviting DJ uses. */
  link: z.string(),
});
export type NewInvitation = z.infer<typeof newInvitationSchema>;

export const tokenSchema = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{32,64}$/)) });

/** The event that an accepted invitation opens. */
export const invitedSchema = z.object({
  eventId: z.string(),
  name: z.string(),
  role: givenRoleSchema,
});
export type Invited = z.infer<typeof invitedSchema>;

/** The state of an invitation for the visitor who opens its link. */
export type InvitationState =
  | "open"
  /** Accepted by somebody else. */
  | "used"
  | "expired"
  /** The visitor owns the event. */
  | "own"
  /** The visitor has access already. */
  | "member";

/** An invitation as a visitor with its link sees it. */
export type OpenedInvitation = Invited & {
  state: InvitationState;
  /** The name of the event's owner. */
  inviter: string;
  expiresAt: string;
};

/** The page that an invitation links to. */
export const invitationPath = (token: string) => `/DJPortal/invitation?token=${token}`;

export const invitationParamsSchema = z.object({ id: idSchema, invitationId: idSchema });
