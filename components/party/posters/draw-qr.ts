/** Pixels per module: enough for a page, and whole, so that edges stay sharp. */
const SCALE = 32;

/** A QR code as a PNG; null if the browser cannot draw one. */
export async function drawQr(modules: boolean[][]) {
  const size = modules.length * SCALE;
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, size, size);
  context.fillStyle = "#000";
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
    }
  }
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
}
