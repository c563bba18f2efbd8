import { useState } from "react";
import { emptyDraft } from "@/lib/party/guests/persisted-rules";
import type { Draft } from "@/lib/party/guests/schema";
import { useOutboxStore } from "@/lib/party/guests/store";
import type { PlainState } from "./plain-answer-alert";

/**
 * The request that the guest writes, kept on the phone. Until they touch it, it is what the form has returned that they
 * sent without scripts.
 */
export function useRequestDraft(plain: PlainState) {
  const { draft: written, write } = useOutboxStore();
  const [isTouched, setIsTouched] = useState(false);
  const draft = isTouched ? written : (plain.draft ?? written);

  /** Whether the guest has typed the next request while this one was compared with the list. */
  const hasTypedOn = () => useOutboxStore.getState().draft !== written;

  function change(words: Partial<Draft>) {
    setIsTouched(true);
    write(isTouched ? words : { ...plain.draft, ...words });
  }

  /** Empties the form for the next request, unless the guest has begun it. The same guest keeps their name. */
  function beginNext() {
    setIsTouched(true);
    if (hasTypedOn()) return;
    write({ ...emptyDraft, name: draft.name });
    hideKeyboard();
  }

  return { draft, change, hasTypedOn, beginNext };
}

/** On a touch screen the keyboard covers what becomes of the request. */
export function hideKeyboard() {
  const { activeElement } = document;
  if (!matchMedia("(pointer: coarse)").matches) return;
  if (activeElement instanceof HTMLInputElement) activeElement.blur();
}
