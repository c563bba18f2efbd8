import { whenIdle } from "@/lib/client/when-idle";
import type { Handlers } from "./send";
import { useStepsStore } from "./store";

const load = () => import("./send");
/** How soon to try again, where neither the code nor an error arrives. */
const RETRY_MS = 3000;

/**
 * Starts to send a DJ's steps with the first one: until then the page has less to load. The steps are on the device
 * either way. Returns a function that stops it.
 */
export function startOutbox(djId: string, handlers: Handlers) {
  const hasSteps = () => useStepsStore.getState().steps.some((step) => step.djId === djId);
  const isLate = hasSteps();
  let stop: (() => void) | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isLoading = false;

  async function start() {
    if (stop || isLoading || isStopped || !hasSteps()) return;
    clearTimeout(retry);
    isLoading = true;
    try {
      const { startSteps } = await load();
      if (!isStopped) stop = startSteps(djId, handlers, isLate);
    } catch {
      // Without a network: the code comes when it returns.
      if (!isStopped) retry = setTimeout(start, RETRY_MS);
    }
    isLoading = false;
  }

  const stopListening = useStepsStore.subscribe(() => void start());
  window.addEventListener("online", start);
  whenIdle(load);
  void start();

  return () => {
    isStopped = true;
    clearTimeout(retry);
    stopListening();
    window.removeEventListener("online", start);
    stop?.();
  };
}
