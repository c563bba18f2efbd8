/**
 * What this device keeps of an account, by its key. The rest is the device's: a guest's own requests, what a screen
 * shows, a visitor's desk without an account.
 */
const OF_ACCOUNT = /^crowdcue-(desk-\w+-.+|board|looks|steps(\..+)?|notifications|checkout)$/;

/** Written for a moment, so that the other open pages of this device hear of it. */
const SIGNED_OUT = "crowdcue-signed-out";

let hasForgotten = false;

if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === SIGNED_OUT && newValue) hasForgotten = true;
  });
}

export function isOfAccount(key: string) {
  return OF_ACCOUNT.test(key);
}

/** From now on this page writes nothing of its former account, and no other open page does. */
export function forgetForGood() {
  hasForgotten = true;
  try {
    localStorage.setItem(SIGNED_OUT, "yes");
    localStorage.removeItem(SIGNED_OUT);
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}

/** Whether this is forgotten: the page of a former account, which is still open, writes it no more. */
export function isForgotten(key: string) {
  return hasForgotten && isOfAccount(key);
}
