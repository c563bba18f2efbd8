import { whenIdle } from "@/lib/client/scheduling/when-idle";
import type { Handlers } from "./send";
import { useStepsStore } from "./store";

const load = () => import("./send");
/** When to try again if the code does not load, in ms. */
const RETRY_MS = 3000;

/**
 * Loads the code that sends a DJ's steps once there is one, so that the page has less to load. The steps are kept on the
 * device in any case. Returns a function that stops it.
 */
export function startStepOutbox(djId: string, handlers: Handlers) {
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
