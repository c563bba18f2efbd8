/**
 * What this device keeps of an account, by its key. The rest is the device's: a guest's own requests, what a screen
 * shows, a visitor's desk without an account.
 */
const OF_ACCOUNT = /^crowdcue-(desk-\w+-.+|board|looks|steps(\..+)?|notifications|checkout)$/;

let hasForgotten = false;

export function isOfAccount(key: string) {
  return OF_ACCOUNT.test(key);
}

/** From now on this page writes nothing of its former account. */
export function forgetForGood() {
  hasForgotten = true;
}

/** Whether this is forgotten: the page of a former account, which is still open, writes it no more. */
export function isForgotten(key: string) {
  return hasForgotten && isOfAccount(key);
}
