import { useNow } from "next-intl";
import { timeSlice } from "@/lib/client/scheduling/time-slice";
import { useHydratedValue } from "@/lib/client/scheduling/use-hydrated-value";

/** How far the server's clock is ahead of this device's, in ms, as far as the server's answers have shown. */
let ahead = 0;
const listeners = new Set<() => void>();

/** The time on the server's clock, in ms since 1970: times from the server are measured against it. */
export function serverNow() {
  return Date.now() + ahead;
}

/**
 * Learns from a time that the server reported, exact to `precision` ms, in an answer that was asked for at `sentAt` on this
 * device's clock and has just arrived. A clock that may be right stays as it is.
 */
export function learnServerTime(serverTime: number, precision: number, sentAt: number) {
  const least = serverTime - Date.now();
  const most = serverTime + precision - sentAt;
  const learned = Math.min(Math.max(ahead, least), most);
  if (Number.isNaN(learned) || learned === ahead) return;
  const isCorrected = Math.abs(learned - ahead) >= NOTICED_MS;
  ahead = learned;
  if (isCorrected) look();
}

/** Learns from the page itself, which was made at `madeAt`. One from the browser's cache says nothing. */
export function learnFromPage(madeAt: Date) {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!page?.transferSize) return;
  learnServerTime(madeAt.getTime(), 0, performance.timeOrigin + page.requestStart);
}

/** How often a screen looks at the clock, in ms. */
export const LOOK_EVERY_MS = 15_000;
/** A screen looks at once where the clock was off by more than this. */
const NOTICED_MS = 1000;

/** The time that all of a screen shows: what renders in between agrees with the rest, and renders nothing else. */
let seen = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Lets all screens look at the clock now. */
export function look() {
  seen = currentSecond();
  void timeSlice(listeners);
}

/** All of them look at once: a board shows a hundred times. */
function subscribe(listener: () => void) {
  timer ??= setInterval(look, LOOK_EVERY_MS);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Without a screen that looks, nobody keeps the time: it may be a second old, but does not change within a render. */
function lastLook() {
  const isOld = !timer && Math.abs(currentSecond() - seen) > NOTICED_MS;
  if (isOld || seen === 0) seen = currentSecond();
  return seen;
}

/** In whole seconds, because a value that changes within a render would never come to rest. */
function currentSecond() {
  return Math.ceil(serverNow() / 1000) * 1000;
}

/** The time on the server's clock, kept up to date. While the page hydrates, it is the time at which it was made. */
export function useServerNow() {
  const madeAt = useNow().getTime();
  return new Date(useHydratedValue(lastLook, madeAt, subscribe));
}

/** Whether an instant (ISO) is still to come. Unlike the time, it changes once. */
export function useIsToCome(instant: string | null) {
  const isLaterThan = (now: number) => instant !== null && Date.parse(instant) > now;
  const isAtFirst = isLaterThan(useNow().getTime());
  return useHydratedValue(() => isLaterThan(lastLook()), isAtFirst, subscribe);
}
