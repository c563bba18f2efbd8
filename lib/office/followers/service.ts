import "server-only";
import { buildFollowers } from "@/data/followers";
import type { Follower } from "./schema";

const items: Follower[] = buildFollowers();

/** Always the same list: these areas are written to on the visitor's own device only. */
export function listFollowers() {
  return items;
}
