import { useRef, useState } from "react";
import { useLeave } from "@/lib/client/effects/use-event";
import { useTimeout } from "@/lib/client/effects/use-timer";

/** A text goes to the desk when the typing rests this long, or its editor closes. */
const REST_MS = 300;

/**
 * A text as it is being typed. It is shown at once and goes to the desk when the typing rests; until then a change from
 * another tab or device does not replace it.
 */
export function useDraft(kept: string, keep: (text: string) => void) {
  const [draft, setDraft] = useState<string>();
  const waiting = useRef<string>(undefined);

  function flush() {
    if (waiting.current === undefined) return;
    keep(waiting.current);
    waiting.current = undefined;
    setDraft(undefined);
  }
  useTimeout(flush, draft === undefined ? undefined : REST_MS, draft);
  useLeave(flush);

  return {
    value: draft ?? kept,
    set(text: string) {
      waiting.current = text;
      setDraft(text);
    },
    flush,
    /** Forgets what has not gone to the desk: it went another way. */
    drop() {
      waiting.current = undefined;
      setDraft(undefined);
    },
  };
}
