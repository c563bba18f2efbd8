import { useEffect, useEffectEvent, useRef, useState } from "react";

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
  const flushLast = useEffectEvent(flush);

  useEffect(() => {
    const timer = draft !== undefined && setTimeout(() => flushLast(), REST_MS);
    return () => void (timer && clearTimeout(timer));
  }, [draft]);

  useEffect(() => {
    const handleLeave = () => flushLast();
    window.addEventListener("pagehide", handleLeave);
    return () => {
      window.removeEventListener("pagehide", handleLeave);
      flushLast();
    };
  }, []);

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
