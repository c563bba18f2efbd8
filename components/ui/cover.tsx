import { memo } from "react";
import { coverOf } from "@/lib/shell/pictures/cover";
import styles from "./cover.module.css";

type Props = {
  words: string;
  /** Pixels, or a length of CSS. */
  size?: number | string;
};

/**
 * A song's picture, drawn from its title and artist: every song looks different, and nothing is fetched. It stands in
 * the page itself: as an image each would be a document of its own, which a phone opens before it paints a list, and
 * a wall keeps for all songs of a night.
 */
export const Cover = memo(function Cover({ words, size = 48 }: Props) {
  const { hues, motif } = coverOf(words);
  const backgroundImage = `linear-gradient(135deg, ${hues.join(", ")})`;
  return (
    <svg
      aria-hidden
      className={styles.cover}
      viewBox="0 0 160 160"
      style={{ width: size, height: size, backgroundImage }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; the words only choose its shapes
      dangerouslySetInnerHTML={{ __html: motif }}
    />
  );
});
