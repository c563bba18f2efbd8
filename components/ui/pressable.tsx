import type { Route } from "next";
import Link from "next/link";
import type { ComponentProps } from "react";
import { onPlainClick } from "./plain-click";
import styles from "./pressable.module.css";

const withClass = (className = "") => `${styles.pressable} ${className}`;

/** An area that is a button as a whole: a row, a picture, a value. Its class says how it looks. */
export function Pressable({ className, ...props }: ComponentProps<"button">) {
  return <button type="button" {...props} className={withClass(className)} />;
}

type LinkProps = Omit<ComponentProps<typeof Link>, "href"> & { href: Route };

/** An area that is a link to another page as a whole. */
export function PressableLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={withClass(className)} />;
}

type ViewLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  href: string;
  onFollow: () => void;
};

/** An area that shows something else on its page. A link, so that it works before hydration and in another tab. */
export function PressableViewLink({ className, href, onFollow, ...props }: ViewLinkProps) {
  const shared = { ...props, className: withClass(className) };
  return <a {...shared} href={href} onClick={onPlainClick(onFollow)} />;
}
