import { createSplitContext } from "@/lib/client/split-context";
import type { useTools } from "./use-tools";

/** What the parts of the contacts need: `search` as it is typed, the open contact, what the list shows, and what can be done. */
export const [ContactTools, useContactTools] =
  createSplitContext<ReturnType<typeof useTools>>("ContactTools");
