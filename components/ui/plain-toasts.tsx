import { useEffect } from "react";
import { type Toast, takeToasts } from "@/lib/client/toast-queue";
import { Button } from "./button";
import styles from "./plain-toasts.module.css";

/** Toasts without motion. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  useEffect(() => {
    const timers = toasts
      .filter(({ duration }) => Number.isFinite(duration))
      .map((toast) => setTimeout(() => takeToasts([toast]), toast.duration));
    return () => timers.forEach(clearTimeout);
  }, [toasts]);

  return (
    <div role="status" className={styles.toasts}>
      {toasts.map(
        (toast, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a toast may come twice.
          toast.kind !== "gone" && <PlainToast key={index} toast={toast} />,
      )}
    </div>
  );
}

function PlainToast({ toast }: { toast: Toast }) {
  const { message, description, action } = toast;

  function handleAction() {
    takeToasts([toast]);
    action?.onClick();
  }

  return (
    <div className={styles.toast}>
      {message}
      {description && <div className={styles.description}>{description}</div>}
      {action && <Button onClick={handleAction}>{action.label}</Button>}
    </div>
  );
}
