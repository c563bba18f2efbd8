import type { Role } from "./schema";

/**
 * What may be done at an event: see its board, decide on what is pending, work the whole queue, change the
 * event's own settings, or dispose of it and of who has access.
 */
export type Right = "see" | "decide" | "work" | "manage" | "own";

const rights: Record<Role, readonly Right[]> = {
  moderator: ["see", "decide"],
  co_dj: ["see", "decide", "work", "manage"],
  owner: ["see", "decide", "work", "manage", "own"],
};

export function may(role: Role, right: Right) {
  return rights[role].includes(right);
}
