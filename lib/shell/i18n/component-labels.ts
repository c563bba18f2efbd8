import type { Localization } from "@mui/material/locale";
import { withLatinDigits } from "./latin-digits";
import type { PackTag } from "./packs";

const loaded = new Map<PackTag, Promise<Localization>>();

/** The language that MUI's components speak by themselves, without a pack. */
export const UNPACKED: PackTag = "en-US";

/** Loads the labels of MUI's components. Returns the same promise each time, so that React can suspend on it. */
export function componentLabels(tag: PackTag) {
  const pack = loaded.get(tag) ?? load(tag);
  loaded.set(tag, pack);
  return pack;
}

async function load(tag: PackTag): Promise<Localization> {
  try {
    return withLatinDigits(await (ofOurLanguages[tag] ?? anyOther)(tag));
  } catch {
    // A page that is offline must not fail for lack of labels: MUI falls back to English.
    return {};
  }
}

/** The packs of the product's own languages, which a page finds without another request. */
const ofOurLanguages: { [Tag in PackTag]?: () => Promise<Localization> } = {
  "fr-FR": () =>
    import("../../../node_modules/@mui/material/locale/frFR.js").then(({ frFR }) => accented(frFR)),
  "ar-SD": () =>
    import("../../../node_modules/@mui/material/locale/arSD.js").then(({ arSD }) => arSD),
  "zh-CN": () =>
    import("../../../node_modules/@mui/material/locale/zhCN.js").then(({ zhCN }) => zhCN),
  "vi-VN": () =>
    import("../../../node_modules/@mui/material/locale/viVN.js").then(({ viVN }) => viVN),
};

/** The pack writes "Etoile". */
function accented({ components }: Localization): Localization {
  const getLabelText = (value: number) => `${value} ${value < 2 ? "étoile" : "étoiles"}`;
  const rating = { ...components?.MuiRating?.defaultProps, getLabelText };
  return { components: { ...components, MuiRating: { defaultProps: rating } } };
}

const anyOther = (tag: PackTag) => import("./all-packs").then(({ anyPack }) => anyPack(tag));
