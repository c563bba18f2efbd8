import { useState } from "react";
import styles from "./rising-number.module.css";

/** A number that rolls into place when it has grown; one that fell, or that is there from the start, stands still. */
export function RisingNumber({ value, text }: { value: number; text: string }) {
  const [shown, setShown] = useState({ value, hasGrown: false });
  if (shown.value !== value) setShown({ value, hasGrown: value > shown.value });
  return (
    // Its next value is another element, whose movement begins anew.
    <span
      key={value}
      className={shown.hasGrown ? `${styles.number} ${styles.rising}` : styles.number}
    >
      {text}
    </span>
  );
}
