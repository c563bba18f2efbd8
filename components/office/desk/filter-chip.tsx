import type { ReactNode } from "react";
import { PressableViewLink } from "@/components/ui/pressable";
import styles from "./filter-chip.module.css";

type Props = {
  href: string;
  isCurrent: boolean;
  /** The accessible name, where the content shows a mark instead of a word. */
  label?: string;
  onChoose: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** Filters an area's list, with a tint and a ring when it does. */
export function FilterChip({ href, isCurrent, label, onChoose, className = "", children }: Props) {
  return (
    <PressableViewLink
      href={href}
      aria-label={label}
      title={label}
      aria-current={isCurrent || undefined}
      className={`${styles.chip} ${className}`}
      onFollow={onChoose}
    >
      {children}
    </PressableViewLink>
  );
}
