import { useMemo, useState } from "react";
import type { Contact } from "@/lib/office/contacts/schema";

/** Which contacts of the list are ticked: what a filter hides is not, nor what is gone. */
export function usePicks(listed: readonly Contact[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const picked = useMemo(() => listed.filter(({ id }) => ids.has(id)), [listed, ids]);
  return useMemo(
    () => ({
      contacts: picked,
      has: (id: number) => ids.has(id),
      toggle(id: number) {
        const next = new Set(picked.map((contact) => contact.id));
        if (!next.delete(id)) next.add(id);
        setIds(next);
      },
      set: (next: readonly Contact[]) => setIds(new Set(next.map(({ id }) => id))),
    }),
    [picked, ids],
  );
}
