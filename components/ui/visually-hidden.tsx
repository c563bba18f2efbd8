import type { ComponentProps } from "react";

/** Hides text from the eye, not from screen readers. */
export const visuallyHidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

type Props = ComponentProps<"div"> & { component?: "div" | "span" | "h1" };

/** Text for screen readers only. */
export function VisuallyHidden({ component: Element = "div", ...props }: Props) {
  return <Element {...props} style={visuallyHidden} />;
}
