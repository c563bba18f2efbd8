import { parse } from "node:path";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  serverExternalPackages: ["better-sqlite3"],
  // Uses the product's packages, which are outside this folder.
  turbopack: { root: parse(import.meta.dirname).root },
};

export default config;
