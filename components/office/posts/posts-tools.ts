import { createSplitContext } from "@/lib/client/split-context";
import type { useTools } from "./use-tools";

/** What the parts of the feed need: whose it is, the post that the address names, and what can be done. */
export const [PostTools, usePostTools] =
  createSplitContext<ReturnType<typeof useTools>>("PostTools");
