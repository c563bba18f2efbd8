import { z } from "zod/mini";
import {
  accountNameSchema,
  knownPasswordSchema,
  newPasswordSchema,
} from "@/lib/account/auth/schema";
import { deviceSchema } from "@/lib/account/devices/schema";
import { anyCodeSchema } from "@/lib/account/two-factor/schema";
import { languageCodes } from "@/lib/shell/i18n/locales";

export const sessionSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** The browser's `User-Agent`. */
  userAgent: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
});

/** An account as its owner sees it. */
export const profileSchema = z.object({
  name: z.string(),
  email: z.string(),
  language: z.nullable(z.enum(languageCodes)),
  hasTwoSteps: z.boolean(),
  /** The demo's account, which many visitors share and none may change. */
  isShared: z.boolean(),
  sessions: z.array(sessionSchema),
  devices: z.array(deviceSchema),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileChangeSchema = z
  .strictObject({
    name: z.exactOptional(accountNameSchema),
    /** The language of mails to this account. */
    language: z.exactOptional(z.enum(languageCodes)),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, "required"));
export type ProfileChange = z.infer<typeof profileChangeSchema>;

export const passwordChangeSchema = z.strictObject({
  currentPassword: knownPasswordSchema,
  password: newPasswordSchema,
  /** With two-factor sign-in: from the app, or a backup code. */
  code: z.exactOptional(anyCodeSchema),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
