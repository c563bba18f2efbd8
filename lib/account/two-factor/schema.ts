import { z } from "zod/mini";
import { BACKUP_LENGTH, BACKUP_SIGNS, inGroups } from "@/lib/account/auth/backup-codes";
import {
  checkboxSchema,
  frameSchema,
  knownPasswordSchema,
  nextSchema,
} from "@/lib/account/auth/schema";
import { latinDigits } from "@/lib/text/latin-digits";

export const CODE_DIGITS = 6;
/** Six digits from an authenticator app, with or without spaces. */
export const totpSchema = z
  .pipe(
    z.string().check(z.minLength(1), z.maxLength(20)),
    z.transform((code) => latinDigits(code).replace(/\s/g, "")),
  )
  .check(z.regex(new RegExp(`^\\d{${CODE_DIGITS}}$`)));
/** One of the ten backup codes, in any case, with or without its groups. */
export const backupCodeSchema = z.pipe(
  z
    .pipe(
      z.string().check(z.maxLength(40)),
      z.transform((code) => latinDigits(code).replace(/[\s-]/g, "").toUpperCase()),
    )
    .check(z.regex(new RegExp(`^[${BACKUP_SIGNS}]{${BACKUP_LENGTH}}$`))),
  z.transform(inGroups),
);
/** A backup code of an earlier release, which had two cases and two groups. */
const formerBackupCodeSchema = z
  .string()
  .check(z.trim(), z.regex(/^[a-zA-Z0-9]{5}-[a-zA-Z0-9]{5}$/));

export const anyCodeSchema = z.union([totpSchema, backupCodeSchema, formerBackupCodeSchema]);

export const secondStepSchema = z.object({
  code: anyCodeSchema,
  /** Do not ask this browser again for 30 days. */
  trust: checkboxSchema,
  frame: frameSchema,
  next: nextSchema,
});
export type SecondStep = z.infer<typeof secondStepSchema>;

export const passwordConfirmedSchema = z.object({ password: knownPasswordSchema });
export type PasswordConfirmed = z.infer<typeof passwordConfirmedSchema>;
/** What ends an account: the password and, where there are two factors, a code. */
export const ownerConfirmedSchema = z.extend(passwordConfirmedSchema, {
  code: z.exactOptional(anyCodeSchema),
});
export type OwnerConfirmed = z.infer<typeof ownerConfirmedSchema>;
/** To weaken the second factor takes both: the password, and a code from the app or a backup code. */
export const twoFactorChangeSchema = z.extend(passwordConfirmedSchema, { code: anyCodeSchema });
export type TwoFactorChange = z.infer<typeof twoFactorChangeSchema>;
/** The backup codes: each works once, and all are shown once. */
export const backupCodesSchema = z.object({ backupCodes: z.array(z.string()) });
export type BackupCodes = z.infer<typeof backupCodesSchema>;
/** What an authenticator app needs, as a URI and as a QR code, and the backup codes. */
export const twoFactorSetupSchema = z.extend(backupCodesSchema, {
  uri: z.string(),
  secret: z.string(),
  qr: z.array(z.array(z.boolean())),
});
export type TwoFactorSetup = z.infer<typeof twoFactorSetupSchema>;
export const confirmCodeSchema = z.object({ code: totpSchema });
