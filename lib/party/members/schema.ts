import { z } from "zod/mini";
import { idSchema } from "@/lib/calls/params";

/** What a DJ is at an event. */
export const roleSchema = z.enum(["owner", "co_dj", "moderator"]);
export type Role = z.infer<typeof roleSchema>;

/** Roles that can be given: an event has one owner, who made it. */
export const givenRoles = ["moderator", "co_dj"] as const;
export const givenRoleSchema = z.enum(givenRoles);
export type GivenRole = z.infer<typeof givenRoleSchema>;

export const memberSchema = z.object({ id: z.string(), name: z.string(), role: roleSchema });
export type Member = z.infer<typeof memberSchema>;

export const membersSchema = z.object({ members: z.array(memberSchema) });

/** What an invitation or a member's new role is made of. */
export const roleChangeSchema = z.strictObject({ role: givenRoleSchema });

export const memberParamsSchema = z.object({ id: idSchema, djId: idSchema });
