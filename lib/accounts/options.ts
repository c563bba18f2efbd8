import type { BetterAuthOptions } from "better-auth";

/** What accounts can do; the tables follow from it (`lib/db/migrations/0002-accounts.ts`). */
export const accountOptions = {
  appName: "Crowdcue",
  basePath: "/api/auth",
  telemetry: { enabled: false },
  emailAndPassword: { enabled: true, minPasswordLength: 10 },
} satisfies BetterAuthOptions;
