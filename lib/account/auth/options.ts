import { randomInt } from "node:crypto";
import type { BetterAuthOptions } from "better-auth";
import { twoFactor } from "better-auth/plugins/two-factor";
import { newBackupCodes } from "./backup-codes";

const DAY = 24 * 60 * 60;

/** How the accounts library behaves. What it mails is `service.ts`; its tables are in `lib/db/migrations`. */
export const accountOptions = {
  appName: "Crowdcue",
  basePath: "/api/auth",
  telemetry: { enabled: false },
  // Its other lines contain visitors' addresses.
  logger: { level: "error" },
  // Only our own calls reach it, and they have their own rate limit (`lib/account/attempts`).
  rateLimit: { enabled: false },
  session: { expiresIn: 30 * DAY, updateAge: DAY, freshAge: 0 },
  user: {
    additionalFields: { language: { type: "string", required: false } },
    deleteUser: { enabled: true },
  },
  // A reader of the table cannot reset a password.
  verification: {
    storeIdentifier: { default: "plain", overrides: { "reset-password:": "hashed" } },
  },
  plugins: [
    twoFactor({
      backupCodeOptions: { customBackupCodesGenerate: () => newBackupCodes(randomInt) },
    }),
  ],
} satisfies BetterAuthOptions;
