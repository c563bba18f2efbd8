import { qrPath } from "@/lib/shell/pictures/qr-path";
import styles from "./qr-image.module.css";

/** A QR code, black on white in every theme, because scanners need it. */
export function QrImage({
  modules,
  label,
  width = 200,
}: {
  modules: boolean[][];
  /** Left out where something around it says what it is. */
  label?: string;
  width?: number | string;
}) {
  const size = modules.length;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its label is an attribute, or it is hidden
    <svg
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
      style={{ width }}
    >
      <path d={qrPath(modules)} />
    </svg>
  );
}
