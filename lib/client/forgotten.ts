import { tellOtherPages } from "./browser-storage";

/**
 * What this device keeps of an account, by its key. The rest is the device's: a guest's own requests, what a screen
 * shows, a visitor's desk without an account.
 */
const OF_ACCOUNT =
  /^crowdcue-(account|desk-\w+-.+|board|looks|steps(\..+)?|notifications|checkout)$/;

const SIGNED_OUT = "crowdcue-signed-out";

let hasForgotten = false;

if (typeof window !== "undefined") {
  window.addEventListener("storage", (event) => {
    if (isSignOut(event)) hasForgotten = true;
  });
}

/** Whether another open page of this device has signed out. */
export function isSignOut({ key, newValue }: StorageEvent) {
  return key === SIGNED_OUT && newValue !== null;
}

export function isOfAccount(key: string) {
  return OF_ACCOUNT.test(key);
}

/** Stops this page and all others that are open from writing anything for their former account. */
export function forgetForGood() {
  hasForgotten = true;
  tellOtherPages(SIGNED_OUT, "yes");
}

/** Whether a key is forgotten, so that a page of a former account that is still open must not write it. */
export function isForgotten(key: string) {
  return hasForgotten && isOfAccount(key);
}
