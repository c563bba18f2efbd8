import { createSplitContext } from "@/lib/client/split-context";
import type { useTools } from "./use-list-tools";

/** What the parts of the product list need: `search` as it is typed, what the list shows, what is checked, and what can be done. */
export const [ListTools, useListTools] =
  createSplitContext<ReturnType<typeof useTools>>("ListTools");
