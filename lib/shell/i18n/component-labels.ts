import type { Localization } from "@mui/material/locale";
import { withLatinDigits } from "./latin-digits";
import type { PackTag } from "./packs";

const loaded = new Map<PackTag, Promise<Localization>>();

/** Loads the labels of MUI's components. Returns the same promise each time, so that React can suspend on it. */
export function componentLabels(tag: PackTag) {
  const pack = loaded.get(tag) ?? load(tag);
  loaded.set(tag, pack);
  return pack;
}

async function load(tag: PackTag): Promise<Localization> {
  const name = tag.replace("-", "");
  try {
    // By path, because the package's entry point would bundle all packs for the browser.
    const pack = await import(`../../../node_modules/@mui/material/locale/${name}.js`);
    return withLatinDigits(pack[name]);
  } catch {
    // A page that has lost its network must not fail for want of labels: MUI's own are English.
    return {};
  }
}
