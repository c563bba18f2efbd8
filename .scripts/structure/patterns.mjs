import { checkSync } from "recheck";

/** Only where a group repeats many times can the ways to read a text double with each letter. */
const HAS_REPEATED_GROUP = /\)(?:[*+]|\{\d+,(?:\d{2,})?\})/;
/** Long patterns are judged by their automaton as well: random texts rarely find what is wrong with them. */
const DEEP = { maxPatternSize: 10_000, maxNFASize: 1_000_000, timeout: 20_000 };

/**
 * A pattern that can read a text in a number of ways that doubles with its letters keeps a server busy forever: one
 * short text suffices.
 *
 * @param modules of the product
 * @returns {string[]} such patterns, each with a text on which it can be tried
 */
export function exponentialPatterns(modules) {
  return modules.flatMap(({ file, nodes }) => {
    const constants = new Map(
      nodes
        .filter(({ type, id, init }) => type === "VariableDeclarator" && id.value && init)
        .map(({ id, init }) => [id.value, init]),
    );
    return nodes.flatMap((node) => {
      const { pattern, flags = "" } = patternOf(node, constants) ?? {};
      if (!pattern || !HAS_REPEATED_GROUP.test(pattern)) return [];
      const { status, complexity, attack, error } = checkSync(
        pattern,
        flags.replace(/[dv]/g, ""),
        DEEP,
      );
      if (status === "unknown") return [`${file} has /${pattern}/, not judged: ${error.kind}.`];
      if (complexity.type !== "exponential") return [];
      return [`${file} has /${pattern}/, which takes exponential time, as for ${attack.pattern}.`];
    });
  });
}

/** The pattern that a node stands for, if it is one. */
function patternOf({ type, pattern, flags, callee, arguments: given }, constants) {
  if (type === "RegExpLiteral") return { pattern, flags };
  if (type !== "NewExpression" || callee.value !== "RegExp") return undefined;
  const [source, mode] = given.map(({ expression }) => textOf(expression, constants));
  return { pattern: source, flags: mode };
}

/** A text that a module puts together of its own constants. What is not known counts as one letter. */
function textOf(node, constants) {
  const part = (inner) => textOf(inner, constants);
  switch (node.type) {
    case "StringLiteral":
      return node.value;
    case "RegExpLiteral":
      return node.pattern;
    case "Identifier":
      return constants.has(node.value) ? part(constants.get(node.value)) : "x";
    case "BinaryExpression":
      return part(node.left) + part(node.right);
    case "TemplateLiteral":
      return node.quasis.map(({ cooked }, i) => cooked + inserted(node.expressions[i])).join("");
    default:
      return "x";
  }
  function inserted(expression) {
    if (!expression) return "";
    const isSource =
      expression.type === "MemberExpression" && expression.property.value === "source";
    return part(isSource ? expression.object : expression);
  }
}
