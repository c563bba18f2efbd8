const isBrief = process.argv.includes("--brief");

/** How much a run does. `--brief` tells whether the runs work; it is too little to judge the product. */
export function size(usual, brief) {
  return isBrief ? brief : usual;
}
