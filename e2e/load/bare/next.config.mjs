import { parse } from "node:path";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  serverExternalPackages: ["better-sqlite3"],
  // The packages are the product's own, which lie elsewhere.
  turbopack: { root: parse(import.meta.dirname).root },
};

export default config;
