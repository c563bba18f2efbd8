import { z } from "zod/mini";
import { idSchema } from "@/lib/calls/params";

/** The role of a DJ at an event. */
export const roleSchema = z.enum(["owner", "co_dj", "moderator"]);
export type Role = z.infer<typeof roleSchema>;

/** Roles that an owner can give. The owner is the DJ who created the event. */
export const givenRoles = ["moderator", "co_dj"] as const;
export const givenRoleSchema = z.enum(givenRoles);
export type GivenRole = z.infer<typeof givenRoleSchema>;

export const memberSchema = z.object({ id: z.string(), name: z.string(), role: roleSchema });
export type Member = z.infer<typeof memberSchema>;

export const membersSchema = z.object({ members: z.array(memberSchema) });

/** The body of an invitation and of a role change. */
export const roleChangeSchema = z.strictObject({ role: givenRoleSchema });

export const memberParamsSchema = z.object({ id: idSchema, djId: idSchema });
