import { deviceStorage } from "./browser-storage";
import { forgetDrafts } from "./draft-storage";
import { useSync } from "./effects/use-change";
import { useWindowEvent } from "./effects/use-event";
import { isSignOut } from "./forgotten";
import { sendAs } from "./send";

/** Written briefly, so that the other open pages of this device notice whose a new one is. */
const SIGNED_IN = "crowdcue-signed-in";

/**
 * Keeps a page to the account that it shows: its calls name that, and the page loads again when another tab has signed
 * out, or shows another account.
 */
export function useAccountOfPage(account: string | undefined) {
  useSync(account, () => {
    sendAs(account);
    if (account) announce(account);
  });
  useWindowEvent(account !== undefined && "storage", (event) => {
    const isOfOther = event.key === SIGNED_IN && (event.newValue ?? account) !== account;
    // Without a network there is nothing to load; the server still refuses what this page would send.
    if ((!isOfOther && !isSignOut(event)) || !navigator.onLine) return;
    forgetDrafts();
    window.location.reload();
  });
}

function announce(account: string) {
  deviceStorage.setItem(SIGNED_IN, account);
  deviceStorage.removeItem(SIGNED_IN);
}
