import "server-only";
import { buildFollowers } from "@/data/followers";
import type { Follower } from "./schema";

const items: Follower[] = buildFollowers();

/** Lists the sample data. The visitor's changes stay on the device. */
export function listFollowers() {
  return items;
}
