import { createSplitContext } from "@/lib/client/split-context";
import type { useTools } from "./use-tools";

/** What the parts of the chats need: the open chat, the list, what waits to be sent, and what can be done. */
export const [ChatTools, useChatTools] =
  createSplitContext<ReturnType<typeof useTools>>("ChatTools");
