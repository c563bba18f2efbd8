import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { copyFile, cp, readlink, symlink } from "node:fs/promises";
import { createRequire, isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeFileTrace } from "@vercel/nft";

// Copies what the built server needs and what backs its data up, and nothing else, to a folder of its own:
// `node .scripts/trace.mjs FOLDER`. The Dockerfile makes its image of that folder.

const ROOT = join(import.meta.dirname, "..");
const BUILT = ".next";
const ENTRIES = ["server.mjs", "next.config.mjs", ".scripts/storage.mjs"];
/** What Next.js can load and this server does not: its bundlers, its development server, its picture optimiser. */
const UNUSED = [
  "**/*.{map,md,d.ts}",
  "lib/{**/*.ts,testing/**}",
  "node_modules/{@next/swc*,sharp,@img,typescript,@swc/core,caniuse-lite,@parcel,next-intl}/**",
  "node_modules/{react,react-dom}/cjs/*.development.js",
  "node_modules/next/dist/compiled/{babel,babel-packages,browserslist,postcss*,terser,webpack}/**",
  "node_modules/next/dist/compiled/next-server/*{.dev,experimental}*.js",
  "node_modules/next/dist/compiled/next-server/pages*.js",
  "node_modules/next/dist/compiled/*-experimental/**",
  "node_modules/next/dist/compiled/react*/cjs/*.development.js",
];

const COMPILED = "node_modules/next/dist/compiled";
/** What Next.js resolves at its start without ever loading it. */
const RESOLVED = `${COMPILED}/webpack`;
const RESOLVED_FILE = `${COMPILED}/@babel/runtime/package.json`;

/** Drawn pictures read these as files, whose names no code holds in whole. */
const FONTS = "node_modules/@fontsource-variable";
const FONT_FILE = /unicode\.json$|wght-normal\.woff2$/;
const SHAPING_ENGINE = "node_modules/harfbuzzjs/hb.wasm";

/** Copies the traced server to `folder`, which is empty or absent. Returns its size in bytes. */
export async function trace(folder) {
  const files = await tracedFiles();
  for (const file of files) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    if (lstatSync(join(ROOT, file)).isSymbolicLink()) {
      await symlink(await readlink(join(ROOT, file)), target);
    } else await copyFile(join(ROOT, file), target);
  }
  await cp(join(ROOT, "public"), join(folder, "public"), { recursive: true });
  return sizeOf(folder);
}

async function tracedFiles() {
  const { fileList } = await nodeFileTrace([...ENTRIES, ...externals()], {
    base: ROOT,
    processCwd: ROOT,
    ignore: UNUSED,
  });
  const all = new Set([
    "package.json",
    RESOLVED_FILE,
    SHAPING_ENGINE,
    ...filesIn(RESOLVED),
    ...fileList,
    ...filesIn(FONTS).filter((file) => FONT_FILE.test(file)),
    ...filesIn(join(COMPILED, "@vercel/og")),
    ...ofNext(),
    ...built(),
  ]);
  return [...all].filter((file) => existsSync(join(ROOT, file)));
}

/** What the bundles load from packages, by the calls with which they do it: a package may have a file for each kind. */
function externals() {
  const { resolve } = createRequire(join(ROOT, "package.json"));
  const folder = join(ROOT, BUILT, "server");
  const scripts = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".js"));
  const named = scripts.flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/\.[xy]\("([^"]+)"/g)].map(
      ([, all]) => all,
    ),
  );
  return [...new Set(named)]
    .map((name) => name.replace(/-[\da-f]{16}$/, ""))
    .filter((name) => !isBuiltin(name) && existsSync(join(ROOT, "node_modules", packageOf(name))))
    .flatMap((name) => [resolve(name), fileURLToPath(import.meta.resolve(name))])
    .map((file) => relative(ROOT, file));
}

function packageOf(name) {
  return name.split("/", name.startsWith("@") ? 2 : 1).join("/");
}

/** What Next.js says that its server needs. */
function ofNext() {
  const file = join(BUILT, "next-server.js.nft.json");
  const { files } = JSON.parse(readFileSync(join(ROOT, file), "utf8"));
  return files
    .map((name) => relative(ROOT, join(ROOT, dirname(file), name)))
    .filter((name) => !/node_modules\/(@next\/swc|sharp|@img|typescript|caniuse-lite)/.test(name));
}

function built() {
  const parts = ["server", "static", "node_modules"];
  const inParts = parts.flatMap((part) => filesIn(join(BUILT, part)));
  const top = readdirSync(join(ROOT, BUILT), { withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => join(BUILT, name));
  return [...inParts, ...top].filter((name) => !/\.(map|nft\.json)$|trace/.test(name));
}

/** Every file in a folder of the project, and in those within it. */
function filesIn(folder) {
  return walk(join(ROOT, folder)).map((file) => relative(ROOT, file));
}

/** Every file below a folder. A linked folder is its link: `readdirSync` goes into it, in some versions of Node.js. */
function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}

function sizeOf(folder) {
  return walk(folder).reduce((sum, file) => sum + lstatSync(file).size, 0);
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder] = process.argv;
  if (!folder || existsSync(folder)) throw new Error("Say which new folder to make.");
  console.log(`${Math.round((await trace(folder)) / 2 ** 20)} MB in ${folder}`);
}
