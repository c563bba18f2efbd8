import { createRequiredContext } from "@/lib/client/required-context";
import type { useTools } from "./use-tools";

type Tools = ReturnType<typeof useTools>;

/** The notes and the open one. */
export const [SelectionContext, useNoteSelection] =
  createRequiredContext<Tools["selection"]>("SelectionContext");

/** What the list shows. */
export const [FilterContext, useNoteFilter] =
  createRequiredContext<Tools["filter"]>("FilterContext");

/** What can be done. Who reads it alone never renders again for it. */
export const [ActionsContext, useNoteActions] =
  createRequiredContext<Tools["actions"]>("ActionsContext");
