import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "@swc/core";

const FOLDERS = ["app", "components", "lib", "data"];

/** The product's modules below `root`, parsed; tests may import anything, so they are left out unless asked for. */
export function readModules(root, { isWithTests = false } = {}) {
  const files = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      join(folder, name),
    ),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file) && (isWithTests || !/\.test\.tsx?$/.test(file)))
    .sort()
    .map((file) => ({ file, nodes: nodesOf(root, file) }));
}

/** Returns every node of a module's syntax tree. SWC parses, because TypeScript 7 has no JavaScript API. */
function nodesOf(root, file) {
  const options = { syntax: "typescript", tsx: file.endsWith("x"), target: "es2022" };
  const nodes = [];
  const open = [parse(file, readFileSync(join(root, file), "utf8"), options)];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (value.type) nodes.push(value);
    for (const child of Object.values(value)) {
      if (child && typeof child === "object") open.push(child);
    }
  }
  return nodes;
}

function parse(file, text, options) {
  try {
    return parseSync(text, options);
  } catch (error) {
    throw new Error(`${file} is not TypeScript.`, { cause: error });
  }
}

/** The product's own files that a module imports or exports from, for their types or for what they do. */
export function importsOf(root, { file, nodes }) {
  const targets = nodes.map(specifierOf).map((name) => name && resolve(root, file, name));
  return [...new Set(targets.filter(Boolean))].sort();
}

/** The product's own files that a module loads, which are those it imports without their types. */
export function loadedBy(root, { file, nodes }) {
  const loading = nodes.filter(({ type, typeOnly }) => !typeOnly && type !== "TsImportType");
  return importsOf(root, { file, nodes: loading });
}

/** The product's own files that a module loads at once: those that it imports later are left out. */
export function loadedAtOnce(root, module) {
  return loadedBy(root, { file: module.file, nodes: atOnce(module) });
}

/** The packages that a module loads at once. */
export function packagesOf(module) {
  const names = atOnce(module).map(specifierOf);
  return names.filter((name) => name && !/^(@\/|\.)/.test(name));
}

function atOnce({ nodes }) {
  return nodes.filter(({ type, typeOnly }) => !typeOnly && type.endsWith("Declaration"));
}

function specifierOf({ type, source, callee, arguments: given, argument }) {
  if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(type)) return source?.value;
  if (type === "CallExpression" && callee.type === "Import") return given[0]?.expression.value;
  return type === "TsImportType" ? argument.value : undefined;
}

function resolve(root, from, specifier) {
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  const path = specifier.startsWith("@/")
    ? specifier.slice(2)
    : normalize(join(dirname(from), specifier));
  const found = [path, `${path}.ts`, `${path}.tsx`].find((candidate) =>
    statSync(join(root, candidate), { throwIfNoEntry: false })?.isFile(),
  );
  return FOLDERS.some((folder) => found?.startsWith(`${folder}/`)) ? found : undefined;
}
