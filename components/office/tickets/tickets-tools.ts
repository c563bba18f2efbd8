import { createRequiredContext } from "@/lib/client/required-context";
import type { useTools } from "./use-tools";

type Tools = ReturnType<typeof useTools>;

/** The tickets and the open one. */
export const [SelectionContext, useTicketSelection] =
  createRequiredContext<Tools["selection"]>("SelectionContext");

/** What the list shows, and why. */
export const [FilterContext, useTicketFilter] =
  createRequiredContext<Tools["filter"]>("FilterContext");

/** What can be done. Who reads it alone never renders again for it. */
export const [ActionsContext, useTicketActions] =
  createRequiredContext<Tools["actions"]>("ActionsContext");
