import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/shell/messages/request.ts");

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: true,
  // The type check is a separate step (`npm run types`), so the build does not repeat it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["better-sqlite3", "pg"],
  redirects: async () => [{ source: "/", destination: "/requests", permanent: false }],
  headers: async () => [
    // Files in `public/` have no hash in their name, so a cached screenshot may be a day old.
    {
      source: "/landing/:picture",
      headers: [{ key: "Cache-Control", value: "public, max-age=86400" }],
    },
  ],
};

export default withNextIntl(config);
