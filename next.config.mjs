import { PHASE_PRODUCTION_SERVER } from "next/constants.js";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // `server.mjs` compresses, after it has changed the pages.
  compress: false,
  reactStrictMode: true,
  typedRoutes: true,
  // The type check is a separate step (`npm run types`), so the build does not repeat it.
  typescript: { ignoreBuildErrors: true },
  // Every picture is served as it is, so there is nothing to optimise at /_next/image.
  images: { unoptimized: true },
  serverExternalPackages: ["better-sqlite3", "pg", "pino", "prom-client", "harfbuzzjs", "wawoff2"],
  // A phone opens six connections: few files for a first load weigh more than pages that share the most.
  experimental: {
    // A link pressed without a connection waits for it, instead of leading to the browser's own error page.
    useOffline: true,
    // A page waits for each of its style sheets: one file for all pages (10 kB, gzip) comes sooner than three, and once.
    cssChunking: { type: "graph", requestCost: 10_000_000, weightDistribution: 0 },
    turbopackChunking: {
      minChunkSize: 120_000,
      maxChunkCountPerGroup: 6,
      maxMergeChunkSize: 400_000,
    },
  },
  turbopack: {
    rules: {
      "*calls.ts": {
        condition: { all: ["browser", { not: "foreign" }] },
        loaders: ["./.scripts/calls-in-browser.mjs"],
      },
    },
  },
  redirects: async () => [{ source: "/", destination: "/requests", permanent: false }],
  headers: async () => [
    // Files in `public/` have no hash in their name, so a cached screenshot may be a day old.
    {
      source: "/landing/:picture",
      headers: [{ key: "Cache-Control", value: "public, max-age=86400" }],
    },
  ],
};

/** Served, the product needs nothing of what builds it: that plugin loads a compiler. */
export default async function configFor(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  const withNextIntl = createNextIntlPlugin({
    requestConfig: "./lib/shell/messages/request.ts",
    // The build parses the messages, so that browsers load no parser.
    experimental: {
      messages: { path: "./messages", format: "json", locales: "infer", precompile: true },
    },
  });
  return withNextIntl(config);
}
