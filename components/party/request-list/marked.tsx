import { findIn } from "@/lib/text/find";
import styles from "./song-title.module.css";

/** A text in which what is searched for is marked. */
export function Marked({ text, search }: { text: string; search: string }) {
  const found = findIn(text, search);
  if (!found) return text;
  return (
    <>
      {text.slice(0, found.start)}
      <mark className={styles.found}>{text.slice(found.start, found.end)}</mark>
      {text.slice(found.end)}
    </>
  );
}
