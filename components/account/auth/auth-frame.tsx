import type { ReactNode } from "react";
import type { Frame } from "@/lib/account/auth/rules";
import styles from "./auth.module.css";
import { BoxedFrame } from "./boxed-frame";
import { SideFrame } from "./side-frame";

/** A sign-in page in the frame that its path names. */
export function AuthFrame({
  frame,
  title,
  intro,
  children,
}: {
  frame: Frame;
  title: string;
  intro: string;
  children: ReactNode;
}) {
  const Around = frame === "boxed" ? BoxedFrame : SideFrame;
  return (
    <Around>
      <div className={styles.page}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
        </div>
        {children}
      </div>
    </Around>
  );
}
