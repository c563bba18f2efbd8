import { isAppError } from "@/lib/calls/errors";
import { CallError, send } from "@/lib/client/send";
import { deskCalls } from "./calls";
import { type Area, persistedDeskSchema } from "./schema";
import type { DeskStore } from "./store";

/** A change is sent once nothing has been written for so long. */
const QUIET_MS = 800;
const RETRY_MS = 10_000;

/** Keeps a desk with the account while a page shows it. Returns the function that ends that. */
export function keepWithAccount(area: Area, store: DeskStore) {
  const params = { area };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let hasEnded = false;

  /** Joins what the account has, then sends what it lacks. One at a time: an answer tells what to send next. */
  async function exchange(isReading: boolean) {
    clearTimeout(timer);
    if (isBusy) return;
    isBusy = true;
    try {
      if (isReading) store.getState().learn(await send(deskCalls.get, { params }));
      while (!store.getState().isSaved && (await put()) === "conflict");
      store.progress.setState({ progress: "resting" });
      // What was changed in the meantime.
      if (!store.getState().isSaved) sendIn(QUIET_MS);
    } catch (error) {
      store.progress.setState({ progress: progressAfter(error) });
      sendIn(RETRY_MS);
    } finally {
      isBusy = false;
    }
  }

  async function put() {
    store.progress.setState({ progress: "saving" });
    const { desk, revision, learn, saved } = store.getState();
    try {
      const kept = await send(deskCalls.put, { params, body: { desk, revision } });
      saved(desk, kept.revision);
      return "kept";
    } catch (error) {
      const found = error instanceof CallError && error.status === 409 ? error.body : undefined;
      const theirs = persistedDeskSchema.safeParse(found);
      if (!theirs.success) throw error;
      learn(theirs.data);
      return "conflict";
    }
  }

  function sendIn(ms: number) {
    clearTimeout(timer);
    if (!hasEnded) timer = setTimeout(() => exchange(false), ms);
  }

  const unsubscribe = store.subscribe(({ desk, isSaved }, before) => {
    if (desk !== before.desk && !isSaved) sendIn(QUIET_MS);
  });
  const sendNow = () => store.getState().isSaved || exchange(false);
  const readAgain = () => {
    if (document.visibilityState === "visible") exchange(true);
    else sendNow();
  };
  window.addEventListener("online", sendNow);
  window.addEventListener("focus", readAgain);
  document.addEventListener("visibilitychange", readAgain);
  exchange(true);

  return () => {
    hasEnded = true;
    unsubscribe();
    window.removeEventListener("online", sendNow);
    window.removeEventListener("focus", readAgain);
    document.removeEventListener("visibilitychange", readAgain);
    sendNow();
    clearTimeout(timer);
  };
}

function progressAfter(error: unknown) {
  if (!isAppError(error)) return "offline";
  if (error.code === "too_large") return "full";
  if (error.code === "signed_out") return "signedOut";
  return "failed";
}
