import { useHydratedValue } from "@/lib/client/scheduling/use-hydrated-value";

/** Asked once, because every time on the page needs it at every render, and the answer takes a tenth of a millisecond. */
let known: string | undefined;

function timeZone() {
  known ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return known;
}

/**
 * The visitor's time zone. The server does not know it: until hydration it is undefined, and times are those of the
 * server's clock.
 */
export function useTimeZone() {
  return useHydratedValue(timeZone, undefined);
}
