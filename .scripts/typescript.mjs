// Lets Node run the project's own TypeScript: `node --import ./.scripts/typescript.mjs`.
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { transform } from "@swc/core";

const root = new URL("../", import.meta.url);

// Node loads this file once more as its own hooks.
if (!import.meta.url.endsWith("?hooks")) register(`${import.meta.url}?hooks`);

/** Finds "@/lib/…" and imports without an ending. */
export async function resolve(specifier, context, next) {
  const isOwn = specifier.startsWith("@/") || /^\.{1,2}\//.test(specifier);
  if (!isOwn || /\.([cm]?js|ts)$/.test(specifier)) return next(specifier, context);
  const target = specifier.startsWith("@/")
    ? new URL(specifier.slice(2), root)
    : new URL(specifier, context.parentURL);
  return next(`${target.href}.ts`, context);
}

export async function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  const file = fileURLToPath(url);
  const { code } = await transform(await readFile(file, "utf8"), {
    filename: pathToFileURL(file).href,
    sourceMaps: "inline",
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
  });
  return { format: "module", source: code, shortCircuit: true };
}
