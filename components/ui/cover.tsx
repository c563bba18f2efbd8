import { memo } from "react";
import { drawCover } from "@/lib/shell/pictures/cover";
import { dataUrlOf } from "@/lib/shell/pictures/rules";
import styles from "./cover.module.css";

/** A song's picture, drawn from its title and artist: every song looks different, and nothing is fetched. */
export const Cover = memo(function Cover({ words, size = 48 }: { words: string; size?: number }) {
  // An image is a separate document, where gradient ids cannot collide.
  const src = dataUrlOf(drawCover(words));
  // biome-ignore lint/performance/noImgElement: a data URL needs no optimising
  return <img className={styles.cover} src={src} alt="" width={size} height={size} />;
});
