import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
} from "@tabler/icons-react";
import type { ComponentProps, ReactNode } from "react";
import styles from "./plain-alert.module.css";

const ICONS = {
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  success: IconCircleCheck,
  info: IconInfoCircle,
};

type Props = Omit<ComponentProps<"div">, "className"> & {
  kind: keyof typeof ICONS;
  look?: "tinted" | "outlined";
  hasIcon?: boolean;
  /** As low as its text allows. */
  isDense?: boolean;
  /** Puts the action below the message, which then has the whole width. */
  isStacked?: boolean;
  /** At the end: buttons, or a clock. */
  action?: ReactNode;
};

/** A message in a box of its own, announced when it appears, without MUI's. */
export function PlainAlert({
  kind,
  look = "tinted",
  hasIcon = true,
  isDense = false,
  isStacked = false,
  action,
  children,
  ...props
}: Props) {
  const Icon = ICONS[kind];
  return (
    <div
      role="alert"
      {...props}
      className={`${styles.alert} ${styles[kind]} ${styles[look]} ${isDense ? styles.dense : ""} ${isStacked ? styles.stacked : ""}`}
    >
      {hasIcon && <Icon size={22} aria-hidden />}
      <div className={styles.message}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
