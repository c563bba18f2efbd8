const PREFIX = "crowdcue-draft-";

/** The texts that were typed into the form of this name in this tab, by field. */
export function persistedDraft(name: string) {
  try {
    const kept = sessionStorage.getItem(PREFIX + name);
    return kept === null ? undefined : new URLSearchParams(kept);
  } catch {
    return undefined;
  }
}

/** Keeps a form's texts until the tab is closed; undefined forgets them. */
export function keepDraft(name: string, texts: string | undefined) {
  try {
    if (texts === undefined) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, texts);
  } catch {
    // Storage is turned off: there is nothing to forget.
  }
}

/** The drafts of forms, and the enquiry, which holds a client's details. */
const DRAFT = /^crowdcue-(draft-|booking$)/;

/** Forgets every draft, so that the next person at this tab does not find them. */
export function forgetDrafts() {
  try {
    const names = Object.keys(sessionStorage).filter((key) => DRAFT.test(key));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // As above.
  }
}
