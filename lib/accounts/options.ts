import type { BetterAuthOptions } from "better-auth";

/** What accounts can do; the tables follow from it (`lib/db/migrations/0002-accounts.ts`). */
export const accountOptions = {
  appName: "Crowdcue",
  basePath: "/api/auth",
  telemetry: { enabled: false },
  // Its other lines name addresses of visitors; what is refused is told to the visitor instead.
  logger: { level: "error" },
  session: { expiresIn: 30 * 24 * 60 * 60, updateAge: 24 * 60 * 60 },
  emailAndPassword: { enabled: true, minPasswordLength: 10 },
} satisfies BetterAuthOptions;
