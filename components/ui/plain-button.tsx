import type { Route } from "next";
import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import styles from "./plain-button.module.css";

type Look = {
  /** The weight of the button; the first is for a page's main way on, and `bare` has the colour around it. */
  look?: "contained" | "outlined" | "quiet" | "text" | "bare" | "icon" | undefined;
  /** Large is 48 px; smaller sizes go beside text. */
  size?: "small" | "medium" | "large" | undefined;
};

function classOf({ look = "text", size = "large" }: Look) {
  return [styles.button, styles[size], styles[look]].filter(Boolean).join(" ");
}

/** A button without MUI's. While it `isBusy`, it shows so and cannot be pressed. */
export function PlainButton({
  look,
  size,
  isBusy = false,
  type = "button",
  className = "",
  ...props
}: Look & { isBusy?: boolean } & ComponentProps<"button">) {
  return (
    <button
      {...props}
      type={type}
      disabled={isBusy}
      className={`${classOf({ look, size })} ${className}`}
    />
  );
}

type Target = {
  href: Route;
  prefetch?: false;
  title?: string;
  "aria-label"?: string;
  children: ReactNode;
};

/** A link that looks like a button. */
export function PlainButtonLink({ look, size, ...props }: Look & Target) {
  return <Link {...props} className={classOf({ look, size })} />;
}
