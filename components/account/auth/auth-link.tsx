import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import styles from "./auth.module.css";

/** A link below a form to another sign-in page. */
export function AuthLink({
  href,
  question,
  children,
}: {
  href: Route;
  question?: string;
  children: ReactNode;
}) {
  return (
    <p className={`${styles.further} ${question ? styles.asked : ""}`}>
      {question && <>{question} </>}
      <Link href={href}>{children}</Link>
    </p>
  );
}
