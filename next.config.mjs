import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/shell/messages/request.ts");

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: true,
  // The type check is a step of its own (`npm run types`), so that the build need not repeat it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["better-sqlite3", "pg"],
  redirects: async () => [{ source: "/", destination: "/requests", permanent: false }],
  headers: async () => [
    // Files of `public/` have no hash in their name; these may be a day behind the product they show.
    {
      source: "/landing/:picture",
      headers: [{ key: "Cache-Control", value: "public, max-age=86400" }],
    },
  ],
};

export default withNextIntl(config);
