import { useMemo, useState } from "react";
import type { Contact } from "@/lib/office/contacts/schema";

export type Picks = {
  contacts: readonly Contact[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  set: (contacts: readonly Contact[]) => void;
};

/** Which contacts of the list are ticked: what a filter hides is not, nor what is gone. */
export function usePicks(listed: readonly Contact[]): Picks {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const picked = useMemo(() => listed.filter(({ id }) => ids.has(id)), [listed, ids]);
  return {
    contacts: picked,
    has: (id) => ids.has(id),
    toggle(id) {
      const next = new Set(picked.map((contact) => contact.id));
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    set: (next) => setIds(new Set(next.map(({ id }) => id))),
  };
}
