const { cheapenStyles } = require("./styles.cjs");
const { default: Jsdom } = require("jest-environment-jsdom");

/** Jest's DOM, with computed styles that cost less. */
module.exports = class Dom extends Jsdom {
  constructor(...args) {
    super(...args);
    cheapenStyles(this.global);
  }
};
