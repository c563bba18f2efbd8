import { v7 as uuid } from "uuid";
import { deviceStorage } from "./browser-storage";

/** A tab that has not renewed its lease for this long, in ms, is gone. */
const LEASE_MS = 5000;
const RENEWAL_MS = 2000;

/** Begins the work, and returns a function that ends it. */
type Work = () => () => void;

/**
 * Runs a job in one tab at a time: the one that came into view last, because a browser may put the others to sleep. When
 * that one closes, another tab takes over. Returns a function that gives the job up.
 */
export function inOneTab(name: string, work: Work) {
  return navigator.locks ? byLock(name, work) : byLease(name, work);
}

function byLock(name: string, work: Work) {
  let isWorking = false;
  let leave = () => {};

  async function ask(isInView: boolean) {
    leave();
    const turn = new AbortController();
    const { signal } = turn;
    leave = () => turn.abort();
    let end: (() => void) | undefined;
    const hold = () => {
      if (signal.aborted) return;
      const endWork = work();
      end = endWork;
      isWorking = true;
      return new Promise<void>((resolve) => {
        signal.addEventListener("abort", () => {
          endWork();
          resolve();
        });
      });
    };
    await navigator.locks
      .request(name, isInView ? { steal: true } : { signal }, hold)
      .catch(() => undefined);
    end?.();
    if (end) isWorking = false;
    // Another tab has come into view: this one waits from now on.
    if (end && !signal.aborted) void ask(false);
  }

  const stopWatching = whenInView(() => {
    if (!isWorking) void ask(true);
  });
  void ask(!document.hidden);
  return () => {
    stopWatching();
    leave();
  };
}

/** For plain http, where browsers offer no locks. */
function byLease(name: string, work: Work) {
  const tab = uuid();
  let end: (() => void) | undefined;

  function look(isInView: boolean) {
    const [holder, until] = (deviceStorage.getItem(name) ?? "").split(" ");
    const isMine = isInView || !holder || holder === tab || Date.now() > Number(until);
    if (isMine) {
      deviceStorage.setItem(name, `${tab} ${Date.now() + LEASE_MS}`);
      end ??= work();
    } else {
      end?.();
      end = undefined;
    }
  }

  const lookAgain = () => look(false);
  const timer = setInterval(lookAgain, RENEWAL_MS);
  const stopWatching = whenInView(() => look(true));
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === name) lookAgain();
  };
  window.addEventListener("storage", handleStorage);
  look(!document.hidden);
  return () => {
    clearInterval(timer);
    stopWatching();
    window.removeEventListener("storage", handleStorage);
    if (end) deviceStorage.removeItem(name);
    end?.();
  };
}

function whenInView(act: () => void) {
  const handleChange = () => {
    if (!document.hidden) act();
  };
  document.addEventListener("visibilitychange", handleChange);
  return () => document.removeEventListener("visibilitychange", handleChange);
}
