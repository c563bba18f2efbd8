import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: true,
  // The type check is a step of its own (`npm run types`), so that the build need not repeat it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["better-sqlite3", "pg"],
  redirects: async () => [{ source: "/", destination: "/requests", permanent: false }],
};

export default withNextIntl(config);
