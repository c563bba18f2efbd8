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
  /** In the first view, where it is shown small on a phone: that takes a file of half the size. */
  isFirst?: boolean;
};

/** A picture of the product in the visitor's language and mode. The page's words come before it. */
export function ProductPicture({ name, alt, isFirst = false }: Props) {
  const { activeMode, isLanguage } = useSettings();
  const file = `/landing/${name}-${activeMode}-${isLanguage}`;
  return (
    <picture>
      {isFirst && <source media="(max-width: 599.95px)" srcSet={`${file}-half.webp`} />}
      <img
        src={`${file}.webp`}
        alt={alt}
        {...pictures[name]}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority="low"
        decoding="async"
        className={styles.picture}
      />
    </picture>
  );
}
