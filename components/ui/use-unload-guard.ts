import { useEffect } from "react";

/** Has the browser ask before the tab is closed or loaded anew. Safari on tablets does not ask. */
export function useUnloadGuard(isOn = true) {
  useEffect(() => {
    if (!isOn) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", handleUnload);
    return () => window.removeEventListener("beforeunload", handleUnload);
  }, [isOn]);
}
