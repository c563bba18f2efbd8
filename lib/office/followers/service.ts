import "server-only";
import { buildFollowers } from "@/data/followers";
import type { Follower } from "./schema";

const items: Follower[] = buildFollowers();

/** Always the same list: what a visitor changes stays on their device. */
export function listFollowers() {
  return items;
}
