"use client";

import { useSettings } from "@/lib/shell/customizer/hooks";
import styles from "./landing.module.css";

/** `npm run screenshots` takes these pictures from the product; sizes in pixels of the file. */
const pictures = {
  board: { width: 1920, height: 1200 },
  guest: { width: 750, height: 1334 },
  own: { width: 750, height: 1334 },
};

type Props = {
  name: keyof typeof pictures;
  alt: string;
  /** Above the fold: lazy loading would only delay it. */
  isFirst?: boolean;
};

/** A picture of the product in the visitor's language and mode. */
export function ProductPicture({ name, alt, isFirst = false }: Props) {
  const { activeMode, isLanguage } = useSettings();
  return (
    // biome-ignore lint/performance/noImgElement: the file is served as it is, in its own size.
    <img
      src={`/landing/${name}-${activeMode}-${isLanguage}.webp`}
      alt={alt}
      {...pictures[name]}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      className={styles.picture}
    />
  );
}
