import { createSplitContext } from "@/lib/client/split-context";
import type { useTools } from "./use-tools";

/** What the parts of the mailbox need: the open mail, what the list shows, and what can be done. */
export const [EmailTools, useEmailTools] =
  createSplitContext<ReturnType<typeof useTools>>("EmailTools");
