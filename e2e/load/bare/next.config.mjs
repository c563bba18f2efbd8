import { join } from "node:path";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  serverExternalPackages: ["better-sqlite3"],
  // The packages are the product's own.
  turbopack: { root: join(import.meta.dirname, "../../..") },
};

export default config;
