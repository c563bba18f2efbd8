import { useEffect, useEffectEvent, useState } from "react";
import { useToasts } from "@/lib/client/use-toasts";
import { useTellingStore } from "./store";
import { keepTelling, meansHere, type Obstacle, startTelling, stopTelling } from "./telling";

/** Whether this guest is told of their songs while the page is closed, and how they say so. */
export function useTelling(code: string) {
  const isTold = useTellingStore(({ told }) => told.includes(code));
  const isRefused = useTellingStore((answers) => answers.isRefused);
  const { accept, stop, refuse } = useTellingStore.getState();
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [isBusy, setIsBusy] = useState(false);
  const toasts = useToasts();

  const renew = useEffectEvent(async () => {
    if (isTold && meansHere() === "push") setObstacle(await keepTelling(code));
  });
  useEffect(() => {
    renew().catch(() => undefined);
  }, []);

  async function run(step: () => Promise<void>) {
    setIsBusy(true);
    await step().catch((error) => toasts.error(error));
    setIsBusy(false);
  }

  return {
    means: meansHere(),
    isTold,
    isRefused,
    obstacle,
    isBusy,
    refuse,
    start: () =>
      run(async () => {
        const result = await startTelling(code);
        if (result === undefined) accept(code);
        else if (result !== "asked") setObstacle(result);
      }),
    stop: () =>
      run(async () => {
        await stopTelling(code);
        stop(code);
        setObstacle(undefined);
      }),
  };
}
