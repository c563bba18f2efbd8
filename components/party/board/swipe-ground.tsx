import { IconCheck, IconX } from "@tabler/icons-react";
import styles from "./swipe-ground.module.css";
import type { Swipe } from "./use-swipe";

const icons = { accept: IconCheck, decline: IconX } as const;

/** What a swipe will do, uncovered under the row. It fills up where lifting the finger decides. */
export function SwipeGround({ swipe: { side, isFar } }: { swipe: Swipe }) {
  const Icon = icons[side];
  return (
    <div
      aria-hidden
      data-ground={side}
      data-far={isFar}
      className={`${styles.ground} ${styles[side]}`}
    >
      <Icon size={28} />
    </div>
  );
}
