import { type ComponentType, useState } from "react";
import { useToasts } from "@/lib/client/use-toasts";

/**
 * Loads a part of the page when it is first opened. A failure is a toast, and opening the part again
 * tries again: `next/dynamic` would take the page down with it, and keep the failure.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [opened, setOpened] = useState<{ Part: ComponentType<Props> }>();
  const toasts = useToasts();

  async function open() {
    try {
      const Part = await load();
      setOpened({ Part });
    } catch (error) {
      toasts.error(error);
    }
  }

  return { Part: opened?.Part, open, close: () => setOpened(undefined) };
}
