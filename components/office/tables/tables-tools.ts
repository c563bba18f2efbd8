import { createSplitContext } from "@/lib/client/split-context";
import type { useTools } from "./use-tools";

/** What the parts of the table need: the filters as they are set, what the table shows when there is time, and what can be done. */
export const [TableTools, useTableTools] =
  createSplitContext<ReturnType<typeof useTools>>("TableTools");
