import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { transformSync } from "@swc/core";

// Lets a plain Node.js process run the product's modules, for tests that need a second process.

const ROOT = join(import.meta.dirname, "../..");

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
  const { code } = transformSync(readFileSync(fileURLToPath(url), "utf8"), {
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
  });
  return { format: "module", source: code, shortCircuit: true };
}
