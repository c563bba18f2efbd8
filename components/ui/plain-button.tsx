import type { Route } from "next";
import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import styles from "./plain-button.module.css";

type Look = {
  /** The weight of the button; the first is for a page's main way on. */
  look?: "contained" | "outlined" | "quiet" | "text" | "icon";
};

function classOf(look: Look["look"] = "text") {
  return `${styles.button} ${styles[look] ?? ""}`;
}

/** A button without MUI's. While it `isBusy`, it shows so and cannot be pressed. */
export function PlainButton({
  look,
  isBusy = false,
  type = "button",
  ...props
}: Look & { isBusy?: boolean } & ComponentProps<"button">) {
  return <button {...props} type={type} disabled={isBusy} className={classOf(look)} />;
}

/** A link that looks like a button. */
export function PlainButtonLink({
  look,
  ...props
}: Look & { href: Route; prefetch?: false; children: ReactNode }) {
  return <Link {...props} className={classOf(look)} />;
}
