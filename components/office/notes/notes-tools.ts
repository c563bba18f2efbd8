import { createSplitContext } from "@/lib/client/split-context";
import type { useTools } from "./use-tools";

/** What the parts of the notes need: the open note, what the list shows, and what can be done. */
export const [NoteTools, useNoteTools] =
  createSplitContext<ReturnType<typeof useTools>>("NoteTools");
