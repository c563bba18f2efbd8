import type { Role } from "./schema";

/**
 * What a role allows at an event: see its board, decide on pending requests, work the whole queue, manage the
 * event's settings, or own it, which includes deleting it and sharing access.
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
