/** Unpacks font files of the web (WOFF2). The package brings no types. */
declare module "wawoff2" {
  export function decompress(packed: Uint8Array): Promise<Uint8Array>;
}
