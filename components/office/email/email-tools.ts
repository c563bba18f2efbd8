import { createRequiredContext } from "@/lib/client/required-context";
import type { useTools } from "./use-tools";

type Tools = ReturnType<typeof useTools>;

/** The mailbox and the open mail. */
export const [SelectionContext, useEmailSelection] =
  createRequiredContext<Tools["selection"]>("SelectionContext");

/** What the list shows, and which of it is checked. */
export const [FilterContext, useEmailFilter] =
  createRequiredContext<Tools["filter"]>("FilterContext");

/** What can be done. Who reads it alone never renders again for it. */
export const [ActionsContext, useEmailActions] =
  createRequiredContext<Tools["actions"]>("ActionsContext");
