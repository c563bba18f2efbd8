/** What the oldest browsers that the README names lack, and newer ones have, by the object that would have it. */
const LACKING = {
  Array: ["fromAsync"],
  AbortSignal: ["any"],
  Map: ["groupBy"],
  Object: ["groupBy"],
  Promise: ["try", "withResolvers"],
  Response: ["json"],
  URL: ["canParse", "parse"],
  "HTMLElement.prototype": ["hidePopover", "popover", "showPopover", "togglePopover"],
  "Iterator.prototype": [
    "drop",
    "every",
    "filter",
    "find",
    "flatMap",
    "forEach",
    "map",
    "reduce",
    "some",
    "take",
    "toArray",
  ],
  "Set.prototype": [
    "difference",
    "intersection",
    "isDisjointFrom",
    "isSubsetOf",
    "isSupersetOf",
    "symmetricDifference",
    "union",
  ],
  "Uint8Array.prototype": ["setFromBase64", "toBase64"],
};

/** A script for the page, before its own: the browser is as old as the oldest that we support. */
export const asInOldestBrowser = Object.entries(LACKING)
  .flatMap(([owner, names]) =>
    names.map(
      (name) => `delete globalThis.${owner.replace(".prototype", "?.prototype")}?.${name};`,
    ),
  )
  .join("\n");
