import { useHydratedValue } from "@/lib/client/scheduling/use-hydrated-value";

function subscribe(onChange: () => void) {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Whether this device has a network at all; the server may still be out of reach. */
export function useIsOnline() {
  return useHydratedValue(() => navigator.onLine, true, subscribe);
}
