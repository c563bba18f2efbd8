import { useMemo, useState } from "react";
import type { Contact } from "@/lib/office/contacts/schema";

export type Picks = {
  contacts: readonly Contact[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  set: (contacts: readonly Contact[]) => void;
};

/** Which contacts are ticked. One that is gone is no longer among them. */
export function usePicks(contacts: readonly Contact[]): Picks {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const picked = useMemo(() => contacts.filter(({ id }) => ids.has(id)), [contacts, ids]);
  return {
    contacts: picked,
    has: (id) => ids.has(id),
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    set: (next) => setIds(new Set(next.map(({ id }) => id))),
  };
}
