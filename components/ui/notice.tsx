import type { ReactNode } from "react";
import { Logo } from "./logo";
import styles from "./notice.module.css";

type Props = {
  title: string;
  text: string;
  /** The page consists of it: the surrounding frame has no main landmark. */
  isMain?: boolean;
  children: ReactNode;
};

/** A page with one message and one link. */
export function Notice({ title, text, isMain = false, children }: Props) {
  const Element = isMain ? "main" : "div";
  return (
    <Element className={styles.notice}>
      <Logo size={72} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </Element>
  );
}
