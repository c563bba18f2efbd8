import type { Localization } from "@mui/material/locale";
import type { PackTag } from "./packs";

/** Loads any of MUI's packs. A file of its own, because the list of their 59 addresses is longer than a pack. */
export async function anyPack(tag: PackTag): Promise<Localization> {
  const name = tag.replace("-", "");
  // By path, because the package's entry point would bundle all packs for the browser.
  const pack = await import(`../../../node_modules/@mui/material/locale/${name}.js`);
  return pack[name];
}
