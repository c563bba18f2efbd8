import { useDeviceValue } from "@/lib/client/use-device-value";

/** Whether the page is a secure context: https or localhost. */
export function useIsSecureContext() {
  // Most pages have one.
  return useDeviceValue(() => window.isSecureContext, true);
}
