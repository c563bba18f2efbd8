// A computed style costs a tenth with this. Whatever is found by its role asks for the style of every element round it,
// and jsdom then tries each of 120 rules and resolves 17 properties, most of them colours.
const { createRequire } = require("node:module");

// The one of Jest's environment.
const jsdomOf = createRequire(require.resolve("jest-environment-jsdom"));
const selectors = jsdomOf("jsdom/lib/jsdom/living/helpers/selectors.js");

const { matchesDontThrow } = selectors;
// Before jsdom reads it.
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, selector) && matchesDontThrow(element, selector);

const styles = jsdomOf("jsdom/lib/jsdom/living/helpers/style-rules.js");
const { implForWrapper } = jsdomOf("jsdom/lib/jsdom/living/generated/utils.js");

/** Whether it is worth to ask: nearly all rules are for elements of another name or state. */
function mayMatch(element, selector) {
  if (Object.hasOwn(states, selector)) return states[selector](element);
  if (!names.has(selector)) names.set(selector, namesIn(selector));
  return names.get(selector)?.has(element._localName.toLowerCase()) ?? true;
}

const states = {
  ":focus": (element) => element === element._ownerDocument.activeElement,
  ":root": (element) => element === element._ownerDocument.documentElement,
  "[hidden]": (element) => element.hasAttribute("hidden"),
};

/** The names of which an element must have one, for each selector that asks for names in all its parts. */
const names = new Map();

// A rule such as `@namespace` has no selector.
function namesIn(selector = "") {
  const bare = selector.replace(/\[[^\]]*\]|\([^)]*\)/g, "");
  if (/[^\w\s,.#:>+~-]/.test(bare)) return undefined;
  const last = bare.split(",").map((part) =>
    part
      .trim()
      .split(/[\s>+~]+/)
      .at(-1),
  );
  const found = last.map((compound) => /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase());
  return found.includes(undefined) ? undefined : new Set(found);
}

/** What is asked for all the time, and is known without the other properties. */
const known = {
  display: (element) => styles.getDeclarationForElement(element).getPropertyValue("display"),
  visibility: (element) => styles.getResolvedValue(element, "visibility"),
  "pointer-events": (element) => styles.getResolvedValue(element, "pointer-events"),
};
known.pointerEvents = known["pointer-events"];

/** Lets the styles of a window resolve the other properties only when one is asked for. */
exports.cheapenStyles = (window) => {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    const impl = implForWrapper(element);
    if (pseudo || !impl?._localName) return getComputedStyle.call(window, element, pseudo);
    let all;
    const whole = () => {
      all ??= getComputedStyle.call(window, element);
      return all;
    };
    const getPropertyValue = (name) =>
      Object.hasOwn(known, name) ? known[name](impl) : whole().getPropertyValue(name);
    const get = (_, name) => {
      if (name === "getPropertyValue") return getPropertyValue;
      if (Object.hasOwn(known, name)) return known[name](impl);
      const value = whole()[name];
      return typeof value === "function" ? value.bind(whole()) : value;
    };
    return new Proxy({}, { get, has: (_, name) => name in whole() });
  };
};
