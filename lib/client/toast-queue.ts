import { create } from "zustand";

export type Toast = {
  kind: "success" | "error" | "blank";
  message: string;
  /** In milliseconds. */
  duration: number;
  action?: { label: string; onClick: () => void };
  description?: string;
};

/** Toasts that nothing has shown yet: the code that shows them loads after the page. */
export const useToastQueue = create<{ waiting: readonly Toast[] }>(() => ({ waiting: [] }));

export function queueToast(toast: Toast) {
  useToastQueue.setState(({ waiting }) => ({ waiting: [...waiting, toast] }));
}

/** Removes these toasts, because they are shown. */
export function takeToasts(shown: readonly Toast[]) {
  useToastQueue.setState(({ waiting }) => ({
    waiting: waiting.filter((toast) => !shown.includes(toast)),
  }));
}
