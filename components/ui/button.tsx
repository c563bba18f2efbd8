import type { Route } from "next";
import Link from "next/link";
import type { ComponentProps, SyntheticEvent } from "react";
import styles from "./button.module.css";

type Look = {
  /** The weight of the button; `contained` is for a page's main way on. */
  variant?: "contained" | "tinted" | "outlined" | "text" | undefined;
  /** `inherit` has the colour around it, `muted` that of quiet text. */
  color?:
    | "primary"
    | "secondary"
    | "success"
    | "warning"
    | "error"
    | "info"
    | "inherit"
    | "muted"
    | undefined;
  /** Large is 48 px; the smaller sizes go beside text. */
  size?: "small" | "medium" | "large" | undefined;
  /** As wide as what it stands in. */
  isWide?: boolean | undefined;
  /** With little room at its sides, where several stand in a row. */
  isNarrow?: boolean | undefined;
  /** Its place in a column or a grid, which would stretch it. */
  place?: "start" | "center" | "end" | undefined;
  /** Its words or icon stand in line with what is above and below it, not its ground. */
  edge?: "start" | "end" | false | undefined;
  className?: string | undefined;
};

/** Turns what says how a button looks into its classes, and leaves the attributes of its element. */
function withLook<Props extends Look>(
  {
    variant = "text",
    color = "primary",
    size = "large",
    isWide = false,
    isNarrow = false,
    place,
    edge,
    className,
    ...attributes
  }: Props,
  more?: string | false,
) {
  const names = [
    styles.button,
    styles[variant],
    styles[color],
    styles[size],
    isWide && styles.wide,
    isNarrow && styles.narrow,
    place && styles[place],
    edge && (edge === "start" ? styles.edgeStart : styles.edgeEnd),
    more,
    className,
  ];
  return { ...attributes, className: names.filter(Boolean).join(" ") };
}

export type ButtonProps = Look &
  ComponentProps<"button"> & {
    /** It shows so and cannot be pressed. */
    isBusy?: boolean | undefined;
  };

/**
 * The button of every page, with words and maybe an icon. It keeps the focus while it is disabled, which a button that
 * is natively disabled loses.
 */
export function Button({ isBusy = false, disabled = false, onClick, ...props }: ButtonProps) {
  const isDisabled = isBusy || disabled;
  return (
    <button
      type="button"
      {...withLook(props, isBusy && styles.busy)}
      onClick={isDisabled ? ignoreClick : onClick}
      aria-disabled={isDisabled || undefined}
      aria-busy={isBusy || undefined}
    />
  );
}

/** Keeps the form from being sent as well, by a press or by the Enter key in a field. */
function ignoreClick(event: SyntheticEvent) {
  event.preventDefault();
}

/** A button without words; it needs an `aria-label`. */
export function IconButton({ color = "muted", className = "", ...props }: ButtonProps) {
  return <Button {...props} color={color} className={`${styles.icon} ${className}`} />;
}

type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, "href"> & { href: Route };

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Link {...withLook(props)} />;
}

/** A link that looks like a button without words; it needs an `aria-label`. */
export function IconButtonLink({ color = "muted", className = "", ...props }: ButtonLinkProps) {
  return <ButtonLink {...props} color={color} className={`${styles.icon} ${className}`} />;
}
