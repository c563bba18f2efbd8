/** The shaping engine of browsers. This version brings no types, and the next one Jest cannot load. */
declare module "harfbuzzjs" {
  namespace loading {
    type Face = { upem: number };
    type Font = {
      setVariations(axes: Record<string, number>): void;
      /** The outline of a glyph, in units of the font, y upwards. */
      glyphToPath(glyph: number): string;
    };
    /** A glyph, how far the next one stands from it, and by how much it stands off its place. */
    type Glyph = { g: number; ax: number; dx: number; dy: number };
    type Letters = {
      addText(text: string): void;
      guessSegmentProperties(): void;
      setDirection(direction: "ltr" | "rtl"): void;
      json(): Glyph[];
      destroy(): void;
    };
    type HarfBuzz = {
      createBlob(bytes: Uint8Array): object;
      createFace(blob: object, index: number): Face;
      createFont(face: Face): Font;
      createBuffer(): Letters;
      shape(font: Font, letters: Letters): void;
    };
  }
  const loading: Promise<loading.HarfBuzz>;
  export = loading;
}
