import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./plain-alert.module.css";

/** A message of its own box, announced when it appears, without MUI's. */
export function PlainAlert({ kind, children }: { kind: "error" | "success"; children: ReactNode }) {
  const Icon = kind === "error" ? IconAlertCircle : IconCircleCheck;
  return (
    <div role="alert" className={`${styles.alert} ${styles[kind]}`}>
      <Icon size={22} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
