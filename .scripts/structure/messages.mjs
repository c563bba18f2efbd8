import { basename } from "node:path";
import { ENTRY, layoutsAround } from "./entries.mjs";

/**
 * Each page sends the browser the namespaces that its parts use (`<PageMessages of={[…]}>`), and no others.
 *
 * @param modules of the product
 * @param importsOf returns the files that a module loads
 * @returns {string[]} the namespaces that a page lacks, and those that nothing on it uses
 */
export function wrongMessages(modules, importsOf) {
  const byFile = new Map(modules.map((module) => [module.file, module]));
  const entries = modules.filter(({ file }) => ENTRY.test(file));
  return entries.flatMap((entry) => {
    const around = layoutsAround(entry.file, byFile).flatMap(({ nodes }) => sentBy(nodes));
    return viewsOf(entry, byFile, importsOf).flatMap(({ start, own }) => {
      const used = usedBy(start, byFile, importsOf);
      return [
        ...[...used]
          .filter(([name]) => ![...own, ...around].some((sent) => covers(sent, name)))
          .map(
            ([name, file]) => `${entry.file} lacks the messages of ${name}, which ${file} uses.`,
          ),
        ...own
          .filter((sent) => ![...used.keys()].some((name) => covers(sent, name)))
          .map((sent) => `${entry.file} sends the messages of ${sent}, which nothing on it uses.`),
      ];
    });
  });
}

/** Returns what an entry may show, and what it sends for that: one view for each of its `<PageMessages>`. */
function viewsOf(entry, byFile, importsOf) {
  const views = entry.nodes.filter(
    ({ type, opening }) => type === "JSXElement" && opening.name.value === "PageMessages",
  );
  if (views.length < 2) return [{ start: [entry], own: sentBy(entry.nodes) }];
  const imported = importsOf(entry);
  return views.map(({ opening, children }) => {
    const names = new Set(
      inside(children, "JSXOpeningElement").map(({ name }) => fileOf(name.value)),
    );
    const shown = imported.filter((file) => names.has(basename(file)));
    return { start: shown.flatMap((file) => byFile.get(file) ?? []), own: sentBy([opening]) };
  });
}

/** A component's file has its component's name. */
function fileOf(component = "") {
  return `${component.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase()}.tsx`;
}

/** Returns every node of this type in a part of the syntax tree. */
function inside(value, type) {
  if (!value || typeof value !== "object") return [];
  const found = Object.values(value).flatMap((child) => inside(child, type));
  return value.type === type ? [value, ...found] : found;
}

function covers(sent, name) {
  return name === sent || name.startsWith(`${sent}.`);
}

/** Returns the namespaces that client components use from `start` on, each with a file that does. */
function usedBy(start, byFile, importsOf) {
  const open = start.map((module) => ({ module, isInBrowser: isClient(module) }));
  const seen = new Set();
  for (const one of open) {
    const { module, isInBrowser } = one;
    const imported = importsOf(module).flatMap((file) => byFile.get(file) ?? []);
    for (const next of imported) {
      const found = { module: next, isInBrowser: isInBrowser || isClient(next) };
      const key = `${next.file} ${found.isInBrowser}`;
      if (!seen.has(key)) open.push(found);
      seen.add(key);
    }
  }
  const inBrowser = open.filter(({ isInBrowser }) => isInBrowser);
  return new Map(
    inBrowser.flatMap(({ module }) => namespacesIn(module).map((name) => [name, module.file])),
  );
}

function isClient({ nodes }) {
  return nodes.some(
    ({ type, expression }) => type === "ExpressionStatement" && expression.value === "use client",
  );
}

/** Returns the namespaces of `useTranslations("…")`; a call without one would use all. */
function namespacesIn({ nodes }) {
  return nodes
    .filter(({ type, callee }) => type === "CallExpression" && callee.value === "useTranslations")
    .map(({ arguments: [first] }) => first?.expression.value ?? "(all)");
}

/** Returns the namespaces in `<PageMessages of={…}>`, those behind a condition as well. */
function sentBy(nodes) {
  return nodes
    .filter(({ type, name }) => type === "JSXOpeningElement" && name.value === "PageMessages")
    .flatMap(({ attributes }) => attributes.filter(({ name }) => name?.value === "of"))
    .flatMap(({ value }) => inside(value, "StringLiteral").map((literal) => literal.value));
}
