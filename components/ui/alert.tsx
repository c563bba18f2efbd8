import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
} from "@tabler/icons-react";
import type { ComponentProps, ReactNode } from "react";
import styles from "./alert.module.css";

const ICONS = {
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  success: IconCircleCheck,
  info: IconInfoCircle,
};

type Props = Omit<ComponentProps<"div">, "className"> & {
  severity: keyof typeof ICONS;
  variant?: "tinted" | "outlined";
  hasIcon?: boolean;
  /** As low as its text allows. */
  isDense?: boolean;
  /** Puts the action below the message, which then has the whole width. */
  isStacked?: boolean;
  /** At the end: buttons, or a clock. */
  action?: ReactNode;
};

/** A message in a box of its own, announced when it appears. */
export function Alert({
  severity,
  variant = "tinted",
  hasIcon = true,
  isDense = false,
  isStacked = false,
  action,
  children,
  ...props
}: Props) {
  const Icon = ICONS[severity];
  return (
    <div
      role="alert"
      {...props}
      className={`${styles.alert} ${styles[severity]} ${styles[variant]} ${isDense ? styles.dense : ""} ${isStacked ? styles.stacked : ""}`}
    >
      {hasIcon && <Icon size={22} aria-hidden />}
      <div className={styles.message}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
