/** The longest edge in pixels and the quality of each try. */
const TRIES = [
  [800, 0.72],
  [640, 0.6],
  [480, 0.5],
  [320, 0.4],
] as const;

/**
 * Draws a picture anew in at most `maxBytes`, in steps that each lose a little more; the last one counts, whatever its
 * size. What a camera adds, such as the place, is lost too. Resolves to undefined where the browser cannot read it.
 */
export async function shrinkPicture(file: Blob, maxBytes: number): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  let drawn: Blob | undefined;
  for (const [edge, quality] of TRIES) {
    drawn = await draw(picture, edge, quality);
    if (drawn && drawn.size <= maxBytes) break;
  }
  picture.close();
  return drawn;
}

async function draw(picture: ImageBitmap, edge: number, quality: number) {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  // JPEG knows no transparency, and would show black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const webp = await encode(canvas, "image/webp", quality);
  // Safari cannot write WebP, and answers with PNG.
  return webp?.type === "image/webp" ? webp : encode(canvas, "image/jpeg", quality);
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number) {
  return new Promise<Blob | undefined>((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality),
  );
}
