import { useEffect } from "react";
import { type Toast, takeToasts } from "@/lib/client/toast-queue";
import styles from "./plain-toasts.module.css";

/** Toasts as plain text, without action or motion. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  useEffect(() => {
    const timers = toasts
      .filter(({ duration }) => Number.isFinite(duration))
      .map((toast) => setTimeout(() => takeToasts([toast]), toast.duration));
    return () => timers.forEach(clearTimeout);
  }, [toasts]);

  return (
    <div role="status" className={styles.toasts}>
      {toasts.map(({ message, description }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a toast may come twice.
        <div key={index} className={styles.toast}>
          {message}
          {description && <div className={styles.description}>{description}</div>}
        </div>
      ))}
    </div>
  );
}
