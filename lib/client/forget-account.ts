import { deviceStorage } from "./browser-storage";
import { forgetDrafts } from "./draft-storage";
import { forgetForGood, isOfAccount } from "./forgotten";
import { LIBRARY_DATABASE } from "./library-database";

/** The account that this device was last used with, who owns what does not name its owner. */
const LAST_ACCOUNT = "crowdcue-account";
const DESK = /^crowdcue-desk-\w+?-(.+)$/;
/** Each step of the board that the server has not confirmed. */
const STEP = /^crowdcue-steps\../;

/** Removes everything from this device that belongs to an account that has signed out or is deleted. */
export async function forgetAccount() {
  forgetForGood();
  remove(() => true);
  forgetDrafts();
  await forgetCaches();
}

/**
 * Removes what an account whose session has ended left on this device. What the server does not have yet stays until the
 * owner signs in again.
 */
export async function forgetEndedSession() {
  // A visitor has news and a checkout, too; the next account must know whose they were.
  remove((key) => !/(notifications|checkout|account)$/.test(key) && !isUnsent(key));
  await forgetCaches();
}

/**
 * Removes what other accounts left on this device, sent or not, now that this account has signed in: whoever uses the
 * device next must not find it. Drafts have no owner, and go with the rest.
 */
export async function forgetOthers(account: string) {
  const last = deviceStorage.getItem(LAST_ACCOUNT) ?? account;
  const isOfOthers = (key: string) => key !== LAST_ACCOUNT && ownerOf(key, last) !== account;
  if (last !== account || keysOfAccount().some(isOfOthers)) forgetDrafts();
  remove(isOfOthers);
  if (last !== account) await forgetCaches();
  // Last, so that the next page goes on where this one was closed before the end.
  deviceStorage.setItem(LAST_ACCOUNT, account);
}

/** Desks and steps that wait to be sent name their account; the rest is of whoever was here last. */
function ownerOf(key: string, last: string) {
  return DESK.exec(key)?.[1] ?? (STEP.test(key) ? kept(key)?.djId : last);
}

/** Whether this device keeps changes that the server does not have yet. */
export function hasUnsent() {
  return keysOfAccount().some(isUnsent);
}

/** Resolves to whether such changes remain after those on their way have had this much time, in milliseconds. */
export async function staysUnsent(longestMs = 2500) {
  const end = performance.now() + longestMs;
  while (hasUnsent() && navigator.onLine && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return hasUnsent();
}

function keysOfAccount() {
  return deviceStorage.keys().filter(isOfAccount);
}

function remove(isOver: (key: string) => boolean) {
  for (const key of keysOfAccount()) if (isOver(key)) deviceStorage.removeItem(key);
}

/** A desk says whether the account has all of it, and the board's outbox holds the steps that it has not. */
function isUnsent(key: string) {
  return STEP.test(key) || kept(key)?.state?.isSaved === false;
}

/** What the device keeps under a key, as far as it can be read. */
function kept(key: string): { djId?: unknown; state?: { isSaved?: unknown } } | undefined {
  try {
    return Object(JSON.parse(deviceStorage.getItem(key) ?? ""));
  } catch {
    return undefined;
  }
}

async function forgetCaches() {
  globalThis.indexedDB?.deleteDatabase(LIBRARY_DATABASE);
  if (!("caches" in window)) return;
  const names = await caches.keys().catch(() => []);
  const ours = names.filter((name) => name.startsWith("crowdcue-"));
  await Promise.all(ours.map((name) => caches.delete(name).catch(() => false)));
}
