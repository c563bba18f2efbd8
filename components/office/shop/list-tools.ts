import { createRequiredContext } from "@/lib/client/required-context";
import type { useTools } from "./use-list-tools";

type Tools = ReturnType<typeof useTools>;

/** What is being typed into the search, apart from the rest: a letter renders the field alone. */
export const [SearchContext, useListSearch] = createRequiredContext<string>("SearchContext");

/** What the list shows. */
export const [ListContext, useProductList] = createRequiredContext<Tools["list"]>("ListContext");

/** Which products are checked, to do something with all of them. */
export const [ChecksContext, useListChecks] =
  createRequiredContext<Tools["checks"]>("ChecksContext");

/** What can be done. Who reads it alone never renders again for it. */
export const [ActionsContext, useListActions] =
  createRequiredContext<Tools["actions"]>("ActionsContext");
