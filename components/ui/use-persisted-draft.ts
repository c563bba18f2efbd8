import { useTranslations } from "next-intl";
import { useCallback, useRef, useState } from "react";
import { keepDraft, persistedDraft } from "@/lib/client/draft-storage";
import { useStableActions } from "@/lib/client/use-stable-actions";
import { useToasts } from "@/lib/client/use-toasts";

/**
 * Keeps what was typed into a form that is left by Escape, by going back or by a reload: it is there again when the form
 * opens in this tab. `drop` forgets it, once the form is sent or cancelled. Without a name nothing is kept.
 */
export function usePersistedDraft(name: string | undefined) {
  const t = useTranslations("layout.toasts");
  const toasts = useToasts();
  const [kept] = useState(() => (name === undefined ? undefined : persistedDraft(name)));
  const isDropped = useRef(false);

  function keep(texts: string, isChanged: boolean) {
    if (name === undefined) return;
    const isKept = !isDropped.current && (isChanged || kept !== undefined);
    keepDraft(name, isKept ? texts : undefined);
    if (isKept) toasts.show(t("draftKept"));
  }
  const latest = useStableActions({ keep });

  /** Of an element within the form, which a dialog renders later than the part that opens it. */
  const ref = useCallback(
    (element: HTMLElement | null) => {
      const form = element?.closest("form");
      if (!form) return;
      const atFirst = textsOf(form);
      const handleLeave = () => latest.keep(textsOf(form), textsOf(form) !== atFirst);
      window.addEventListener("pagehide", handleLeave);
      return () => {
        window.removeEventListener("pagehide", handleLeave);
        handleLeave();
      };
    },
    [latest],
  );

  return {
    kept,
    ref,
    drop() {
      isDropped.current = true;
    },
  };
}

/** The texts of a form as one text. Files are not kept. */
function textsOf(form: HTMLFormElement) {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  return new URLSearchParams(texts.map(([field, text]) => [field, String(text)])).toString();
}
