import { useCallback, useMemo, useRef, useState } from "react";
import { rangeOf } from "@/lib/office/email/rules";
import type { DeskEmail } from "@/lib/office/email/schema";

const NONE: ReadonlySet<number> = new Set();

/** Which mails of the list are checked: what a search hides is not. */
export function useChecks(listed: readonly DeskEmail[]) {
  const [checks, setChecks] = useState(NONE);
  /** Where a range begins. */
  const last = useRef<number>(undefined);
  const checked = useMemo(() => listed.filter(({ id }) => checks.has(id)), [listed, checks]);
  return {
    checked,
    isChecked: useCallback((id: number) => checks.has(id), [checks]),
    /** Checks or unchecks a mail; a range also all up to the one before. */
    check(id: number, isRange: boolean) {
      const next = new Set(checked.map((email) => email.id));
      const isOn = !next.has(id);
      for (const one of isRange ? rangeOf(listed, last.current, id) : [id]) {
        if (isOn) next.add(one);
        else next.delete(one);
      }
      last.current = id;
      setChecks(next);
    },
    checkAll: (isChecked: boolean) =>
      setChecks(isChecked ? new Set(listed.map(({ id }) => id)) : NONE),
  };
}
