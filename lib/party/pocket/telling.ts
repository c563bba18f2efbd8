import { isAppError } from "@/lib/calls/errors";
import { workerOf } from "@/lib/client/offline-page";
import { send } from "@/lib/client/send";
import { sendAsGuest } from "@/lib/party/guests/send-as-guest";
import { subscriptionCalls } from "@/lib/party/subscriptions/calls";
import { GUEST_PAGE } from "./offline-names";

/** Whether this browser can be told while the page is closed, or what it lacks. */
export type Means = "push" | "homeScreen" | "none";

/** Undefined on plain http: there the page does not speak of it. */
export function meansHere(): Means | undefined {
  if (!window.isSecureContext) return undefined;
  if ("PushManager" in window && "Notification" in window && "serviceWorker" in navigator)
    return "push";
  // Only iPhones and iPads say whether they show the page from the home screen; there, and only there, they push.
  return "standalone" in navigator ? "homeScreen" : "none";
}

/** Why this guest cannot be told. */
export type Obstacle = "denied" | "blocked";

/**
 * Asks the browser, after a tap of the guest, and has this phone told of the guest's songs. Returns what stands in the
 * way; "asked" where the guest has closed the browser's question without an answer.
 * @throws CallError, UnreachedError
 */
export async function startTelling(code: string): Promise<Obstacle | "asked" | undefined> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "asked";
  return subscribe(code);
}

async function subscribe(code: string): Promise<Obstacle | undefined> {
  const worker = await workerOf(GUEST_PAGE);
  if (!worker) return "blocked";
  const params = { code };
  const { key } = await send(subscriptionCalls.get, { params });
  const made = await subscriptionWith(key, worker).catch(() => undefined);
  const { endpoint, keys: { p256dh, auth } = {} } = made?.toJSON() ?? {};
  // A browser whose push service cannot be reached, or that has switched it off.
  if (!endpoint || !p256dh || !auth) return "blocked";
  try {
    await sendAsGuest(subscriptionCalls.save, {
      params,
      body: { endpoint, keys: { p256dh, auth } },
    });
  } catch (error) {
    // A push service that this site does not know.
    if (isAppError(error) && error.code === "invalid_input") return "blocked";
    throw error;
  }
  return undefined;
}

/** A browser keeps one subscription: with a former key of the site it is of no more use. */
async function subscriptionWith(key: string, worker: ServiceWorkerRegistration) {
  const { pushManager } = worker.active ? worker : await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Has a guest told again who wants to be: the push service may have forgotten this phone. */
export async function keepTelling(code: string): Promise<Obstacle | undefined> {
  if (Notification.permission === "denied") return "denied";
  const { subscribed } = await send(subscriptionCalls.get, { params: { code } });
  return subscribed || Notification.permission !== "granted" ? undefined : subscribe(code);
}

export function stopTelling(code: string) {
  return sendAsGuest(subscriptionCalls.remove, { params: { code } });
}
