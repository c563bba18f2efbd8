/** Prints rows as they come and counts missed targets. */
export function table() {
  let missed = 0;
  return {
    row(name, figures, ...judgements) {
      const cells = figures.map((figure) => figure.padStart(11)).join("");
      console.log(`${name.padEnd(40)}${cells.padEnd(46)}${judgements.join(", ")}`);
    },
    judge(isMet, text) {
      if (!isMet) missed += 1;
      return `${text} ${isMet ? "PASS" : "FAIL"}`;
    },
    /** Returns whether every target was met. */
    close() {
      console.log(missed === 0 ? "\nEvery target is met." : `\n${missed} targets are missed.`);
      return missed === 0;
    },
  };
}

export function ms(value) {
  return `${value.toFixed(1)} ms`;
}

export function rate({ perSecond }) {
  return `${Math.round(perSecond)}/s`;
}
