import { parseSync, printSync } from "@swc/core";

/** The parts of a declared call that only the server reads. */
const OF_SERVER = ["who", "does", "params", "query", "body", "maxBytes", "answers", "fails"];

/**
 * A loader of the bundler. A noun declares its calls once, with their schemas; a browser only needs the methods and
 * paths. This leaves out the rest, and what only the rest needed: the schemas, and with them zod.
 */
// biome-ignore lint/style/noDefaultExport: where bundlers look for a loader
export default function callsInBrowser(source) {
  const module = parseSync(source, { syntax: "typescript", target: "es2022" });
  walk(module, (node) => {
    if (isCall(node)) node.properties = node.properties.filter((part) => !isOfServer(part));
  });
  module.body = withoutUnused(module.body.filter((item) => !isType(item)));
  return printSync(module).code;
}

function isCall({ type, properties }) {
  return (
    type === "ObjectExpression" && ["method", "path"].every((name) => hasPart(properties, name))
  );
}

function hasPart(properties, name) {
  return properties.some(({ key }) => key?.value === name);
}

function isOfServer({ key }) {
  return OF_SERVER.includes(key?.value);
}

function isType({ type, typeOnly, declaration }) {
  return typeOnly || (declaration?.type ?? type).startsWith("TsType");
}

/** Without the imports and constants to which nothing refers any more. */
function withoutUnused(items) {
  const used = items.filter((item) => {
    const others = items.filter((other) => other !== item && other.type !== "ImportDeclaration");
    const names = new Set(others.flatMap(namesIn));
    return isExported(item) || declaredBy(item).some((name) => names.has(name));
  });
  return used.length < items.length ? withoutUnused(used) : used;
}

function isExported({ type }) {
  return type.startsWith("Export");
}

function declaredBy({ type, specifiers, declarations, id, identifier }) {
  if (type === "ImportDeclaration") return specifiers.map(({ local }) => local.value);
  if (type === "VariableDeclaration") return declarations.map((one) => one.id.value);
  return [(identifier ?? id)?.value];
}

function namesIn(item) {
  const names = [];
  walk(item, ({ type, value }) => {
    if (type === "Identifier") names.push(value);
  });
  return names;
}

function walk(node, visit) {
  if (Array.isArray(node)) for (const child of node) walk(child, visit);
  else if (node && typeof node === "object") {
    visit(node);
    for (const child of Object.values(node)) walk(child, visit);
  }
}
