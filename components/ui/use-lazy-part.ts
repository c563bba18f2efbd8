import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from "react";
import { AppError } from "@/lib/calls/errors";
import { painted } from "@/lib/client/painted";
import { useToasts } from "@/lib/client/use-toasts";
import { whenIdle } from "@/lib/client/when-idle";

type Options = {
  /** False for what only some visitors open. */
  isFetchedAhead?: boolean;
};

/**
 * Loads a part of the page when the page is idle, or at the latest when the part first opens. A failure is a toast,
 * and opening it again retries: `next/dynamic` would fail the whole page and cache the failure.
 */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isFetchedAhead = true }: Options = {},
) {
  const [opened, setOpened] = useState<{ Part: ComponentType<Props> }>();
  const toasts = useToasts();
  const fetchAhead = useEffectEvent(load);

  useEffect(() => {
    if (isFetchedAhead) whenIdle(() => fetchAhead());
  }, [isFetchedAhead]);

  /** Resolves to whether the part is there. */
  async function open() {
    try {
      const [Part] = await Promise.all([load(), painted()]);
      startTransition(() => setOpened({ Part }));
      return true;
    } catch {
      toasts.error(new AppError("unexpected"));
      return false;
    }
  }

  return { Part: opened?.Part, open, close: () => setOpened(undefined) };
}
