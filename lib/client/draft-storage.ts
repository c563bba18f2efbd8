import { tabStorage } from "./browser-storage";

const PREFIX = "crowdcue-draft-";

/** The texts that were typed into the form of this name in this tab, by field. */
export function persistedDraft(name: string) {
  const kept = tabStorage.getItem(PREFIX + name);
  return kept === null ? undefined : new URLSearchParams(kept);
}

/** Keeps a form's texts until the tab is closed; undefined forgets them. */
export function keepDraft(name: string, texts: string | undefined) {
  if (texts === undefined) tabStorage.removeItem(PREFIX + name);
  else tabStorage.setItem(PREFIX + name, texts);
}

/** The drafts of forms, and the enquiry, which holds a client's details. */
const DRAFT = /^crowdcue-(draft-|booking$)/;

/** Forgets every draft, so that the next person at this tab does not find them. */
export function forgetDrafts() {
  for (const key of tabStorage.keys()) if (DRAFT.test(key)) tabStorage.removeItem(key);
}
