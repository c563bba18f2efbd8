import { useWindowEvent } from "@/lib/client/effects/use-event";

/** Has the browser ask before the tab is closed or loaded anew. Safari on tablets does not ask. */
export function useUnloadGuard(isOn = true) {
  useWindowEvent(isOn && "beforeunload", (event) => event.preventDefault());
}
