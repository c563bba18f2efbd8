import { createRequiredContext } from "@/lib/client/required-context";
import type { useTools } from "./use-tools";

type Tools = ReturnType<typeof useTools>;

/** What is being typed into the search, apart from the rest: a letter renders the field alone. */
export const [SearchContext, useContactSearch] = createRequiredContext<string>("SearchContext");

/** The contacts and the open one. */
export const [SelectionContext, useContactSelection] =
  createRequiredContext<Tools["selection"]>("SelectionContext");

/** What the list shows, and which of it is ticked. */
export const [FilterContext, useContactFilter] =
  createRequiredContext<Tools["filter"]>("FilterContext");

/** What can be done. Who reads it alone never renders again for it. */
export const [ActionsContext, useContactActions] =
  createRequiredContext<Tools["actions"]>("ActionsContext");
