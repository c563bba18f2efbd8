import { useHydratedValue } from "@/lib/client/scheduling/use-hydrated-value";

/** Whether the page is a secure context: https or localhost. */
export function useIsSecureContext() {
  // Most pages have one.
  return useHydratedValue(() => window.isSecureContext, true);
}
