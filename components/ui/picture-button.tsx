import type { ComponentProps, ReactNode } from "react";
import styles from "./picture-button.module.css";
import { Pressable } from "./pressable";

type Props = Omit<ComponentProps<"button">, "children"> & {
  src: string;
  /** Also names the button, unless it has an `aria-label`. */
  alt: string;
  /** In pixels; together they are the picture's shape, whatever its size. */
  width: number;
  height: number;
  /** Stands over the picture. */
  children?: ReactNode;
};

/** A picture to press, as wide as what it stands in. */
export function PictureButton({
  src,
  alt,
  width,
  height,
  className = "",
  children,
  ...props
}: Props) {
  return (
    <Pressable {...props} className={`${styles.frame} ${className}`}>
      {/* biome-ignore lint/performance/noImgElement: every picture is served as it is */}
      <img
        className={styles.picture}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        style={{ aspectRatio: `${width} / ${height}` }}
      />
      {children}
    </Pressable>
  );
}
