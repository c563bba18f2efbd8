import { shouldSkipGeneratingVar } from "@mui/material/styles";

/** Palettes of MUI's components that the product does not use, and tones that none of its components reads. */
const UNUSED = new Set([
  "Avatar",
  "FilledInput",
  "SnackbarContent",
  "SpeedDialAction",
  "StepConnector",
  "StepContent",
  "lightChannel",
  "darkChannel",
]);

/** MUI writes every value of the theme into each page as a variable: the page is lighter without those of no use. */
export function isUnused(keys: string[]) {
  const [group, name = "", tone = ""] = keys;
  // The theme colours alerts itself (surfaces.ts), and none is filled.
  if (name === "Alert" && /Filled|Standard/.test(tone)) return true;
  // Of what moves or slides, only the primary colour is in use.
  if (/^(LinearProgress|Slider|Switch)$/.test(name)) return !/^(default|primary)/.test(tone);
  if (group === "palette" && (UNUSED.has(name) || UNUSED.has(tone))) return true;
  if (group === "palette" && name === "grey" && tone.startsWith("A")) return true;
  // Texts take their parts of a font; a field asks for the one around it (`font: "inherit"`).
  if (group === "font") return name !== "inherit";
  // Papers have no overlays (surfaces.ts).
  return group === "overlays" || shouldSkipGeneratingVar(keys);
}
