import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { transformSync } from "@swc/core";

// Lets a plain Node.js process run the product's modules, for tests that need a second process.

const ROOT = join(import.meta.dirname, "../..");

/** A fault to plant: a file, what it says, and what it is to say instead. */
let fault;

export function initialize(data) {
  fault = data;
}

/** @throws Error if the file does not say, exactly once, what the fault replaces */
function planted(file) {
  const source = readFileSync(file, "utf8");
  if (!fault || file !== join(ROOT, fault.file)) return source;
  if (source.split(fault.find).length !== 2) throw new Error(`${fault.file} has changed.`);
  return source.replace(fault.find, () => fault.replace);
}

export async function resolve(specifier, context, next) {
  if (specifier === "server-only")
    return next("./empty.ts", { ...context, parentURL: import.meta.url });
  const url = specifier.startsWith("@/")
    ? pathToFileURL(join(ROOT, specifier.slice(2)))
    : specifier.startsWith(".") && new URL(specifier, context.parentURL);
  if (url && existsSync(`${fileURLToPath(url)}.ts`)) return next(`${url.href}.ts`, context);
  return next(url ? url.href : specifier, context);
}

export async function load(url, context, next) {
  if (url.endsWith(".json")) {
    const source = `export default ${readFileSync(fileURLToPath(url), "utf8")}`;
    return { format: "module", source, shortCircuit: true };
  }
  if (!url.endsWith(".ts")) return next(url, context);
  const { code } = transformSync(planted(fileURLToPath(url)), {
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
  });
  return { format: "module", source: code, shortCircuit: true };
}
