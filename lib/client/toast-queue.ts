import type { ReactNode } from "react";
import { create } from "zustand";

export type Toast = {
  /** `gone` takes away the toast of its key. */
  kind: "success" | "error" | "blank" | "loading" | "custom" | "gone";
  /** A toast takes the place of an earlier one with the same key. */
  key?: string;
  message: string;
  /** In milliseconds. */
  duration: number;
  action?: { label: string; onClick: () => void };
  description?: string;
  /** What a custom toast shows in place of its message, which stays for where there is only plain text. */
  content?: ReactNode;
};

/** Toasts that nothing has shown yet: the code that shows them loads after the page. */
export const useToastQueue = create<{ waiting: readonly Toast[] }>(() => ({ waiting: [] }));

export function queueToast(toast: Toast) {
  useToastQueue.setState(({ waiting }) => {
    const others = waiting.filter(({ key }) => !key || key !== toast.key);
    const wasWaiting = others.length < waiting.length;
    return { waiting: toast.kind === "gone" && wasWaiting ? others : [...others, toast] };
  });
}

/** Takes a toast away before its time: what it tells is in sight by now. */
export function dismissToast(key: string) {
  queueToast({ kind: "gone", key, message: "", duration: 0 });
}

/** Removes these toasts, because they are shown. */
export function takeToasts(shown: readonly Toast[]) {
  useToastQueue.setState(({ waiting }) => ({
    waiting: waiting.filter((toast) => !shown.includes(toast)),
  }));
}
