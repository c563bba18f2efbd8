import { createRequiredContext } from "@/lib/client/required-context";
import type { useTools } from "./use-tools";

type Tools = ReturnType<typeof useTools>;

/** Search and filters as they are set; the table follows when there is time. */
export const [FilterContext, useTableFilter] =
  createRequiredContext<Tools["filter"]>("FilterContext");

/** What the table shows. */
export const [TableContext, useShownSongs] = createRequiredContext<Tools["table"]>("TableContext");

/** What can be done. Who reads it alone never renders again for it. */
export const [ActionsContext, useTableActions] =
  createRequiredContext<Tools["actions"]>("ActionsContext");
