import { tellOtherPages } from "./browser-storage";
import { forgetDrafts } from "./draft-storage";
import { useSync } from "./effects/use-change";
import { useWindowEvent } from "./effects/use-event";
import { forgetOthers } from "./forget-account";
import { isSignOut } from "./forgotten";

/** Tells whose a page is that has opened. */
const SIGNED_IN = "crowdcue-signed-in";

/**
 * Keeps the device to the account that a page shows: what is left of others goes, and the page loads again when another
 * tab has signed out, or shows another account.
 */
export function useOneAccount(account: string) {
  useSync(account, () => {
    forgetOthers(account);
    tellOtherPages(SIGNED_IN, account);
  });
  useWindowEvent("storage", (event) => {
    const isOfOther = event.key === SIGNED_IN && (event.newValue ?? account) !== account;
    // Without a network there is nothing to load; the server still refuses what this page would send.
    if ((!isOfOther && !isSignOut(event)) || !navigator.onLine) return;
    forgetDrafts();
    window.location.reload();
  });
}
