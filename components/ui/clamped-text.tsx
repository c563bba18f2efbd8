import { useLayoutEffect, useRef, useState } from "react";
import styles from "./clamped-text.module.css";

type Props = { text: string /** What shows the rest. */; more: string };

/** What somebody has written, with their line breaks: four lines of it, and a button for the rest. */
export function ClampedText({ text, more }: Props) {
  const shown = useRef<HTMLSpanElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may fit
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = shown.current ?? {};
    setIsCut(scrollHeight > clientHeight + 1);
  }, [text]);
  return (
    <span className={styles.whole}>
      <span ref={shown} dir="auto" className={isWhole ? styles.text : styles.clamped}>
        {text}
      </span>
      {isCut && !isWhole && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          {more}
        </button>
      )}
    </span>
  );
}
